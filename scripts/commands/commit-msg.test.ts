import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";

const file = join(tempFolder(), "COMMIT_EDITMSG");

function commit(message: string) {
  writeFileSync(file, message);
  return spawnSync("sh", [".githooks/commit-msg", file], { encoding: "utf8" });
}

test.each([
  "Say why a booking is refused\n\nThe reason may be as long as it has to be. It may end with a period.\n",
  "# A comment of git\n\nAddress the caller formally\n",
  `Say „ü“ ${"x".repeat(64)}`,
  `Merge branch '${"x".repeat(80)}'`,
  `Revert "${"x".repeat(80)}"`,
  "fixup! anything, even this.",
])("the hook lets a commit through: %j", (message) => {
  expect(commit(message)).toMatchObject({ status: 0, stderr: "" });
});

test.each([
  [`Say ${"x".repeat(69)}`, "has 73 characters; 72 are the most. Reasons belong in the body"],
  ["Say why.", "ends with a period"],
  ["say why", "does not begin with a capital letter"],
  ["Äther", "does not begin with a capital letter"],
  ["Adds a reason", "is not an imperative (Add, Change, Fix, Remove, Update)"],
])("the hook refuses %j and says why", (subject, reason) => {
  const stderr = `The commit's subject ${reason} (CONTRIBUTING, 5):\n  ${subject}\n`;
  expect(commit(`${subject}\n\nReason.\n`)).toMatchObject({ status: 1, stderr });
});
