import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** As every program of ours begins. */
export const QUICKLY = ["--import", new URL("../../server/start-quickly.ts", import.meta.url).href];

/** Runs a script to its end, in an environment of nothing but what is given. */
export function runScript(
  name: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  cwd = process.cwd(),
) {
  const script = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...QUICKLY, script, ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
    cwd,
  });
  return { status, stdout, stderr };
}
