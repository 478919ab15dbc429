import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHAPTERS, PLACES } from "./outside-world.ts";
import { fillIn, readChapter } from "./read-chapter.ts";

const DOCUMENT =
  "# A\n\n## One\n\n```sh\nfirst <name>\n```\n\n```\nno command\n```\n\n```sh\nsecond\n```\n\n## Two\n";

test("the commands of one chapter are read block by block", () => {
  expect(readChapter(DOCUMENT, "One")).toEqual(["first <name>\n", "second\n"]);
  expect(readChapter(DOCUMENT, "Two")).toEqual([]);
  expect(() => readChapter(DOCUMENT, "Three")).toThrow("Three");
});

test("an open place is filled in, an unknown one ends the rehearsal", () => {
  expect(fillIn("cat << 'END'\n<mail server>\n", { "mail server": "smtp://x" })).toBe(
    "cat << 'END'\nsmtp://x\n",
  );
  expect(() => fillIn("first <name>", {})).toThrow("<name>");
});

test("every open place of the rehearsed chapters is known", () => {
  const document = readFileSync(new URL("../../docs/production.md", import.meta.url), "utf8");
  for (const title of Object.values(CHAPTERS)) {
    const blocks = readChapter(document, title);
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks) expect(fillIn(block, PLACES)).not.toMatch(/<[a-z ]+>/);
  }
});
