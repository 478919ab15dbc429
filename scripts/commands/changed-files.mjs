import { spawnSync } from "node:child_process";

/**
 * What differs from the last commit, new files too; where nothing does, what the last commit changed.
 * Files that are gone are among them: the files that imported them are concerned.
 */
export function changedFiles(folder) {
  const open = new Set([
    ...git(folder, ["diff", "--name-only", "--relative", "HEAD"]),
    ...git(folder, ["ls-files", "--others", "--exclude-standard"]),
  ]);
  if (open.size > 0) return { since: "dem letzten Commit", files: [...open] };
  const last = ["log", "-1", "-m", "--first-parent", "--name-only", "--relative", "--format="];
  return { since: "dem vorletzten Commit", files: git(folder, last) };
}

function git(folder, args) {
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=off", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error(
      "Ohne Git ist nicht zu sehen, was sich geändert hat; npm run verify prüft alles.",
    );
  }
  return stdout.split("\n").filter((line) => line !== "");
}
