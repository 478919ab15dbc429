import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The nginx of this machine, else one unpacked from the system's packages into the folder. Nothing is
 * installed: a package that is installed would start a server of its own.
 *
 * @param {{ folder: string, log?: (line: string) => void }} options
 * @returns {string | undefined} path of the program
 */
export function findNginx({ folder, log = () => {} }) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const installed = folders.map((bin) => join(bin, "nginx")).find(runs);
  if (installed) return installed;
  return unpackByApt(folder, log);
}

function runs(program) {
  return existsSync(program) && spawnSync(program, ["-v"]).status === 0;
}

function unpackByApt(folder, log) {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  log("nginx wird mit apt-get geholt …");
  const target = join(folder, "nginx");
  mkdirSync(target, { recursive: true });
  const options = { cwd: target, stdio: "ignore", timeout: 60_000 };
  if (spawnSync("apt-get", ["download", "nginx"], options).status !== 0) return undefined;
  const file = readdirSync(target).find((name) => name.endsWith(".deb"));
  if (!file || spawnSync("dpkg-deb", ["-x", file, "."], options).status !== 0) return undefined;
  const program = join(target, "usr/sbin/nginx");
  return runs(program) ? program : undefined;
}
