// How the pure TypeScript of the page is tested: in Node.js, without a browser.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    // Threads start faster than processes, and no test changes what others share.
    pool: "threads",
  },
});
