import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Arguments with which Node starts every program of ours. */
export const COMPILE_CACHE = [
  "--import",
  new URL("../../../server/compile-cache.ts", import.meta.url).href,
];

/** Runs a script to its end, in an environment of nothing but what is given. */
export function runScript(
  name: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  cwd = process.cwd(),
) {
  const script = fileURLToPath(new URL(`../../../scripts/operate/${name}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...COMPILE_CACHE, script, ...args],
    {
      env: { PATH: process.env.PATH, ...env },
      encoding: "utf8",
      cwd,
    },
  );
  return { status, stdout, stderr };
}
