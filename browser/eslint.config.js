import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

// Texts are shown as text, never as HTML.
const noHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "Text is shown as text.",
};

const ownRoom = "A game is named in its own room and in game/registry.ts only.";

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
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: "Text is shown as text." },
        { property: "randomUUID", message: "Only pages over https have it." },
      ],
      "no-restricted-syntax": ["error", noHtml],
    },
  },
  {
    // Everything outside the rooms of the games works for any game.
    files: ["src/**"],
    ignores: [
      "src/saboteur/**",
      "src/dixit/**",
      "src/game/registry.ts",
      "src/wire/messages.ts",
      "src/wire/vocabulary.ts",
      "src/**/*.test.ts",
      "src/i18n/keys.ts",
    ],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "/(saboteur|dixit)(/|$)", message: ownRoom },
            { regex: "/wire/messages$", importNamePattern: "^(Saboteur|Dixit)", message: ownRoom },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        noHtml,
        { selector: "Literal[value=/saboteur|dixit/]", message: ownRoom },
        { selector: "TemplateElement[value.raw=/saboteur|dixit/]", message: ownRoom },
        {
          selector: "CallExpression[callee.object.name='game'][callee.property.name='slice']",
          message: "A game's texts begin with its whole name.",
        },
      ],
    },
  },
);
