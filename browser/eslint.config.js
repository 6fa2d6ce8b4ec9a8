import { readFileSync } from "node:fs";

import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

// Texts are shown as text, never as HTML.
const noHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "Text is shown as text.",
};

// The names of all games, from the vocabulary that `make types` writes.
const vocabulary = readFileSync(new URL("src/wire/vocabulary.ts", import.meta.url), "utf-8");
const [, entries = ""] = /^export const GAMES = \{\n(.*?)^\}/ms.exec(vocabulary) ?? [];
const games = [...entries.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name);
if (!games.length) throw new Error("src/wire/vocabulary.ts names no games.");
const anyGame = games.join("|");
const anyType = games.map((name) => name[0].toUpperCase() + name.slice(1)).join("|");

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
      // It takes a third of the time of all rules; versions are locked, and editors strike such names out.
      "@typescript-eslint/no-deprecated": "off",
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
      ...games.map((name) => `src/${name}/**`),
      "src/game/registry.ts",
      "src/wire/messages.ts",
      "src/wire/phrases.ts",
      "src/wire/vocabulary.ts",
      "src/**/*.test.ts",
      "src/i18n/keys.ts",
    ],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: `/(${anyGame})(/|$)`, message: ownRoom },
            { regex: "/wire/messages$", importNamePattern: `^(${anyType})`, message: ownRoom },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        noHtml,
        { selector: `Literal[value=/${anyGame}/]`, message: ownRoom },
        { selector: `TemplateElement[value.raw=/${anyGame}/]`, message: ownRoom },
        {
          selector: "CallExpression[callee.object.name='game'][callee.property.name='slice']",
          message: "A game's texts begin with its whole name.",
        },
      ],
    },
  },
);
