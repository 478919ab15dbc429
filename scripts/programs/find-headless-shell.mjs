import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "../commands/child.mjs";

const NAME = "chromium-headless-shell";
/** It brings the program, the other one what the program reads. */
const PACKAGES = [NAME, "chromium-common"];
const UNPACKED = join(root, "node_modules/.cache/wortbuehne", NAME);
const PLACE = `usr/lib/chromium/${NAME}`;

/**
 * Chromium without windows: the same engine, but a new page does not cost a toolbar. One of the
 * system, else one unpacked from the system's packages; nothing is installed. Without one: undefined.
 */
export function findHeadlessShell({ log }) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/lib/chromium"];
  const found = [...folders.map((folder) => join(folder, NAME)), join(UNPACKED, PLACE)].find(runs);
  return found ?? unpackByApt(log);
}

function runs(program) {
  if (!existsSync(program)) return false;
  const blank = ["--no-sandbox", "--dump-dom", "about:blank"];
  return spawnSync(program, blank, { stdio: "ignore", timeout: 60_000 }).status === 0;
}

function unpackByApt(log) {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  log(`${NAME} wird mit apt-get geholt …`);
  const target = `${UNPACKED}.${process.pid}`;
  mkdirSync(target, { recursive: true });
  const options = { cwd: target, stdio: "ignore", timeout: 120_000 };
  try {
    if (spawnSync("apt-get", ["download", ...PACKAGES], options).status !== 0) return undefined;
    for (const file of readdirSync(target).filter((name) => name.endsWith(".deb"))) {
      if (spawnSync("dpkg-deb", ["-x", file, "."], options).status !== 0) return undefined;
      rmSync(join(target, file));
    }
    if (!runs(join(target, PLACE))) return undefined;
    rmSync(UNPACKED, { recursive: true, force: true });
    renameSync(target, UNPACKED);
    return join(UNPACKED, PLACE);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
