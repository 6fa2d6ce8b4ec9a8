// How the page is built.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { defineConfig } from "vite";

/** Writes packed forms beside each text file, for browsers that accept them. */
function packed() {
  return {
    name: "packed",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const path = join(dir, name);
        const source = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(source));
        writeFileSync(`${path}.br`, brotliCompressSync(source));
      }
    },
  };
}

// The server keeps every file of the page in one folder, under /page/; names hold a hash of their
// content, so that a browser fetches each once.
export default defineConfig({
  base: "/page/",
  logLevel: "warn",
  plugins: [packed()],
  build: {
    outDir: "../lorelode/web/page",
    emptyOutDir: true,
    assetsDir: "",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: "es2022",
    // The first that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      output: { hashCharacters: "hex" },
      // Nobody who builds the page needs to know how long plugins take.
      checks: { bundlerTimings: false, pluginTimings: false },
    },
  },
});
