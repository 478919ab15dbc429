import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pinnedNode, root, run, runNode, runTool, step } from "./child.mjs";

const lockfile = join(root, "package-lock.json");
const installStamp = join(root, "node_modules/.cache/wortbuehne/installed");
const buildStamp = join(root, "build/.stamp");
const templateStamp = join(root, "build/.template-stamp");
/** What the built pages are made of. The server itself runs from source and needs no build. */
const BUILD_SOURCES = [
  "app",
  "data",
  "domain",
  "integrations",
  "public",
  "server/html",
  "scripts/build/finish-build.ts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const NO_EXCEPTIONS = /^$/;
const NOT_SOURCES = /(^|\/)(local|pictures|migrations)(\/|$)|\.test\.tsx?$/;

/** Installs from the lockfile when it changed or nothing is there. An image has none: it carries what it needs. */
export async function ensureInstalled() {
  if (!existsSync(lockfile)) return;
  const wanted = sha256([lockfile]);
  if (readStamp(installStamp) === wanted && nodeRuns()) return;
  await step("Pakete werden installiert (nur beim ersten Mal oder nach Änderungen)", async () => {
    const code = await install();
    if (code !== 0) return code;
    // Where install scripts are switched off, the pinned Node has to be fetched by hand.
    if (!nodeRuns())
      await run(process.execPath, [join(root, "node_modules/node/installArchSpecificPackage.js")]);
    if (!nodeRuns())
      throw new Error("Das Paket node@24 ließ sich auf diesem System nicht einrichten.");
    writeStamp(installStamp, wanted);
    return 0;
  });
}

/** Makes the embedded database that first starts copy, when a migration changed. */
async function ensureTemplate() {
  const wanted = sha256(
    ["data/migrations", "data/engine", "package-lock.json"].flatMap((source) =>
      filesBelow(join(root, source), NO_EXCEPTIONS),
    ),
  );
  if (readStamp(templateStamp) === wanted) return;
  await step("Leere Datenbank wird vorbereitet", () => runNode(["scripts/build/make-template.ts"]));
  writeStamp(templateStamp, wanted);
}

/** Builds the pages when a source changed since the last build. An image carries what was built for it. */
export async function ensureBuilt() {
  if (!existsSync(lockfile)) return;
  const wanted = sha256(BUILD_SOURCES.flatMap((source) => filesBelow(join(root, source))));
  if (readStamp(buildStamp) === wanted && existsSync(join(root, "build/server/index.js"))) {
    return ensureTemplate();
  }
  const env = { NODE_ENV: "production" };
  await step("Seiten werden gebaut", async () => {
    const code = await runTool("@react-router/dev/bin.cjs", ["build"], { env, quiet: true });
    return code === 0 ? runNode(["scripts/build/finish-build.ts"], { env }) : code;
  });
  await ensureTemplate();
  writeStamp(buildStamp, wanted);
}

/** The budget of the HTML: apart from the build, because it takes a server and a start should not wait for it. */
export const weighPages = ({ quiet = false } = {}) =>
  runNode(["scripts/budgets/weigh-html.ts"], { env: { NODE_ENV: "production" }, quiet });

/** The types of the routes, which are made from their files. */
export const ensureTypes = () => runTool("@react-router/dev/bin.cjs", ["typegen"], { quiet: true });

/** Checks all types. The compiler ignores signals until it is done and has no state to save, so it is killed. */
export function runTypeCheck(options = []) {
  // Several checkers would each work out the types of the libraries anew: slower on two cores, not faster.
  const args = ["--noEmit", "-p", ".", "--checkers", "1", ...options];
  return runTool("typescript/bin/tsc", args, { quiet: true, graceMs: 500 });
}

/**
 * Exactly what the lockfile says. Where a registry does not carry the binaries of some other system,
 * `npm ci` takes the lockfile for incomplete; `npm install` then installs the same versions from it.
 */
async function install() {
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  if ((await npm(["ci", ...options], { quiet: "silent" })) === 0) return 0;
  return npm(["install", "--no-save", ...options]);
}

function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli ? run(process.execPath, [cli, ...args], options) : run("npm", args, options);
}

function nodeRuns() {
  return spawnSync(pinnedNode, ["-v"]).status === 0;
}

function filesBelow(path, except = NOT_SOURCES) {
  if (except.test(path.slice(root.length))) return [];
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name), except));
}

function sha256(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
