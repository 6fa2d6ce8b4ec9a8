// How the stand-alone verifier is built: one HTML file that needs no server and no network.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { defineConfig } from "vite";

const FOLDER = join(import.meta.dirname, "src", "verifier");

/** Puts the script into the HTML file, which is all that is written. */
function oneFile() {
  return {
    name: "one file",
    generateBundle(_, bundle) {
      const [name] = Object.keys(bundle);
      // In HTML, a script ends at its end tag, wherever that stands.
      const code = bundle[name].code.replaceAll("</script", "<\\/script");
      const html = readFileSync(join(FOLDER, "verifier.html"), "utf-8");
      delete bundle[name];
      const source = html.replace("<!-- script -->", () => `<script>${code}</script>`);
      this.emitFile({ type: "asset", fileName: "root/verifier.html", source });
    },
  };
}

export default defineConfig({
  logLevel: "warn",
  plugins: [oneFile()],
  build: {
    outDir: "../lorelode/web/page",
    emptyOutDir: false,
    modulePreload: false,
    reportCompressedSize: false,
    target: "es2022",
    rolldownOptions: {
      input: join(FOLDER, "verifier.ts"),
      output: { format: "iife", codeSplitting: false },
      checks: { bundlerTimings: false, pluginTimings: false },
    },
  },
});
