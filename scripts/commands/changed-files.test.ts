import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { changedFiles } from "./changed-files.mjs";

function repository() {
  const folder = tempFolder();
  const git = (...args: string[]) => {
    const who = ["-c", "user.name=Kim Muster", "-c", "user.email=kim@example.org"];
    const { status, stderr } = spawnSync("git", [...who, ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  };
  const write = (file: string) => writeFileSync(join(folder, file), `${Math.random()}\n`);
  const commit = () => {
    git("add", ".");
    git("commit", "-q", "--no-verify", "-m", "Change something");
  };
  git("init", "-q");
  mkdirSync(join(folder, "app"));
  for (const file of ["money.ts", "app/größe.ts", "old.ts"]) write(file);
  commit();
  return { folder, write, commit };
}

test("changed, new and removed files count from the last commit", () => {
  const { folder, write } = repository();
  write("app/größe.ts");
  write("new.ts");
  rmSync(join(folder, "old.ts"));
  const { since, files } = changedFiles(folder);
  expect(since).toBe("dem letzten Commit");
  expect(files.toSorted()).toEqual(["app/größe.ts", "new.ts", "old.ts"]);
});

test("where nothing is open, the last commit is checked, the first one too", () => {
  const { folder, write, commit } = repository();
  const first = changedFiles(folder);
  expect(first.since).toBe("dem vorletzten Commit");
  expect(first.files.toSorted()).toEqual(["app/größe.ts", "money.ts", "old.ts"]);
  write("money.ts");
  commit();
  expect(changedFiles(folder).files).toEqual(["money.ts"]);
});

test("without Git the command says what checks everything", () => {
  expect(() => changedFiles(tempFolder())).toThrow("npm run verify prüft alles");
});
