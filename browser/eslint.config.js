import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["**/*.js"] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers in classes and paths of SVG read well in templates.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      // Words for people are in the locales; nothing is written to a page as HTML.
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: "Text is shown as text." },
        { property: "randomUUID", message: "Only pages over https have it." },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: "Text is shown as text.",
        },
      ],
    },
  },
);
