import { expect, test } from "vitest";
import { applyTool } from "./markdown-tools.ts";

const marked = (text: string) => {
  const from = text.indexOf("|");
  const to = text.lastIndexOf("|") - 1;
  return { text: text.replaceAll("|", ""), from, to };
};

test.each([
  ["bold", "ein |Wort| hier", "ein **Wort** hier"],
  ["italic", "ein |Wort| hier", "ein *Wort* hier"],
  ["link", "ein |Wort| hier", "ein [Wort](https://) hier"],
  ["heading", "eins\n|zwei|\ndrei", "eins\n## zwei\ndrei"],
  ["list", "|eins\nzwei|", "- eins\n- zwei"],
  ["quote", "|eins|", "> eins"],
] as const)("%s", (tool, before, after) => {
  const { text, from, to } = marked(before);
  expect(applyTool(tool, text, from, to).text).toBe(after);
});

test("the words stay selected, so that a second tool finds them", () => {
  const { text, from, to } = applyTool("bold", "a b", 2, 3);
  expect(text.slice(from, to)).toBe("b");
});
