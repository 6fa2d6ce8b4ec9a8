// How the page is built.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { defineConfig } from "vite";

import { bareText } from "./tools/bareText.js";

/** Writes packed forms beside each text file, for browsers that accept them. */
function packed() {
  return {
    name: "packed",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const path = join(dir, name);
        const source = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(source));
      }
    },
  };
}

/** Writes the name of the build, and what the front page loads first, before the service worker. */
function workerFacts() {
  return {
    name: "worker facts",
    writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).sort().join();
      const page = readFileSync(join(dir, "index.html"));
      const build = createHash("sha256").update(names).update(page).digest("hex").slice(0, 8);
      const entries = JSON.parse(readFileSync(join(dir, ".vite", "manifest.json"), "utf-8"));
      const facts = `const BUILD=${JSON.stringify(build)},FIRST_LOAD=${JSON.stringify(listFirstLoad(entries))};`;
      const path = join(dir, WORKER_FILE);
      writeFileSync(path, facts + readFileSync(path, "utf-8"));
    },
  };
}

/** The files that the front page loads first, by language; `all`: those that every reader needs. */
function listFirstLoad(entries) {
  const reach = (module, found = new Set()) => {
    const { file, css = [], imports = [] } = entries[module];
    for (const name of [file, ...css]) found.add(name);
    for (const next of imports) reach(next, found);
    return found;
  };
  const intros = Object.keys(entries).filter((module) => /^src\/\w+\/intro\.tsx$/.test(module));
  const games = intros.map((module) => basename(dirname(module)));
  const modules = ["index.html", "src/front/FrontPage.tsx", ...intros];
  const topics = ["common", "errors", "front", "settings"];
  for (const game of games) topics.push(game, `explain-${game}`);
  const lists = { all: [...new Set(modules.flatMap((module) => [...reach(module)]))] };
  for (const language of readdirSync(join(import.meta.dirname, "locales")))
    lists[language] = topics.map((topic) => entries[`locales/${language}/${topic}.ftl?raw`].file);
  return lists;
}

/** Takes out of the texts what nobody reads. */
function bareTexts() {
  return {
    name: "bare texts",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = readFileSync(id.slice(0, -"?raw".length), "utf-8");
      return { code: `export default ${JSON.stringify(bareText(text))};`, moduleType: "js" };
    },
  };
}

/** The hashes of the folders called `pictures`, by path. */
const folderHashes = new Map();

function hashFolder(folder) {
  if (!folderHashes.has(folder)) {
    const hash = createHash("sha256");
    for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
    folderHashes.set(folder, hash.digest("hex").slice(0, 8));
  }
  return folderHashes.get(folder);
}

/** Gives all pictures of a folder called `pictures` the same hash, and emits all of them if one is
 * imported. So the page needs the address of one to know those of all. */
function pictureFolders() {
  return {
    name: "picture folders",
    generateBundle(_, bundle) {
      const originals = Object.values(bundle).flatMap((file) => file.originalFileNames ?? []);
      const folders = originals.map(dirname).filter((folder) => basename(folder) === "pictures");
      for (const folder of new Set(folders.map((path) => join(import.meta.dirname, path)))) {
        for (const file of readdirSync(folder)) {
          const fileName = namePicture(join(folder, file));
          if (bundle[fileName]) continue;
          this.emitFile({ type: "asset", fileName, source: readFileSync(join(folder, file)) });
        }
      }
    },
  };
}

function namePicture(path) {
  const { dir, name, ext } = parse(path);
  return `${name}-${hashFolder(dir)}${ext}`;
}

function nameAsset({ originalFileNames: [path] }) {
  if (!path || basename(dirname(path)) !== "pictures") return "[name]-[hash][extname]";
  return namePicture(join(import.meta.dirname, path));
}

/** Outside of /page/: it is served at the root, and has no hash in its name. */
const WORKER_FILE = "root/worker.js";

const inSource = (path) => join(import.meta.dirname, "src", path);
const MAIN = inSource("main.tsx");
const FRONT = inSource("front/FrontPage.tsx");
const TABLE = inSource("table/TablePage.tsx");
const LOBBY = inSource("table/Lobby.tsx");
/** What a table loads after its lobby, and has some of the same modules. */
const AFTER_LOBBY = ["GameOver.tsx", "Sheets.tsx", "pickName.ts", "addressActions.ts"].map((name) =>
  inSource(`table/${name}`),
);
const GAME_PART = /[/\\]src[/\\](\w+)[/\\]index\.tsx$/;
/** What a game has besides its part, and loads after it. */
const BESIDE_PART = ["lesson.ts", "coach.ts"];

/** Says which file a module belongs to, as `[name, module => boolean]`, the first that fits: modules
 * that are needed at the same time are in one file, because many small ones pack worse and load later.
 * For all others the bundler decides. */
function planFiles(graph) {
  /** What a module imports, itself included, without what it loads later. */
  const reach = (id, found = new Set()) => {
    if (found.has(id)) return found;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(next, found);
    return found;
  };
  const listLater = (ids) =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  /** What each module that is loaded later imports. */
  const entries = new Map();
  const visit = (id) => {
    if (entries.has(id)) return;
    entries.set(id, reach(id));
    listLater(entries.get(id)).forEach(visit);
  };
  visit(MAIN);
  const isIn = (entry) => (id) => entries.get(entry)?.has(id) ?? false;
  const isReached = (id, from) => from.some((entry) => isIn(entry)(id));
  const listOthers = (...own) => [...entries.keys()].filter((id) => !own.includes(id));

  const parts = [...entries.keys()].filter((id) => GAME_PART.test(id));
  const notFront = [...entries.keys()].filter((id) => id !== FRONT && id !== MAIN);
  const files = [
    // What the front page loads first, and others need too.
    [
      "shared",
      (id) => (isIn(MAIN)(id) && id !== MAIN) || (isIn(FRONT)(id) && isReached(id, notFront)),
    ],
    // Televisions and replays need most of it too.
    ["table", isIn(TABLE)],
    ["lobby", (id) => isIn(LOBBY)(id) && !isReached(id, listOthers(LOBBY, ...AFTER_LOBBY))],
  ];
  for (const part of parts) {
    // The other pages have to load what they need of a game without its part. Its taught game and its
    // coach have it.
    const beside = BESIDE_PART.map((name) => join(dirname(part), name));
    const own = [part, ...listLater(entries.get(part)), ...beside];
    const [, name] = GAME_PART.exec(part);
    files.push([name, (id) => isIn(part)(id) && !isReached(id, listOthers(...own))]);
  }
  return files;
}

let files = null;

function nameFile(id, graph) {
  files ??= planFiles(graph);
  return files.find(([, fits]) => fits(id))?.[0] ?? null;
}

// The server keeps every file of the page in one folder, under /page/; names hold a hash of their
// content, so that a browser fetches each once.
export default defineConfig({
  base: "/page/",
  logLevel: "warn",
  plugins: [bareTexts(), pictureFolders(), workerFacts(), packed()],
  build: {
    outDir: "../lorelode/web/page",
    emptyOutDir: true,
    manifest: true,
    assetsDir: "",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: "es2022",
    // The first that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: { index: "index.html", worker: inSource("worker/worker.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER_FILE : "[name]-[hash].js"),
        hashCharacters: "hex",
        assetFileNames: nameAsset,
        codeSplitting: {
          groups: [
            { name: nameFile, includeDependenciesRecursively: false },
            // The front page shows the intros of all games.
            { name: "intros", test: /\/intro\.(tsx|css)$/ },
          ],
        },
      },
      // Nobody who builds the page needs to know how long plugins take.
      checks: { bundlerTimings: false, pluginTimings: false },
    },
  },
});
