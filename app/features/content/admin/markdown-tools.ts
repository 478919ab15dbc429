import { EDITOR_TEXTS } from "./texts.ts";

export type MarkdownTool = "heading" | "subheading" | "bold" | "italic" | "link" | "list" | "quote";

export type Edited = { readonly text: string; readonly from: number; readonly to: number };

const AROUND: Partial<Record<MarkdownTool, readonly [string, string]>> = {
  bold: ["**", "**"],
  italic: ["*", "*"],
  link: ["[", "](https://)"],
};
const BEFORE: Partial<Record<MarkdownTool, string>> = {
  heading: "## ",
  subheading: "### ",
  list: "- ",
  quote: "> ",
};

/** The text after a tool was used on what is selected, and what is selected then. */
export function applyTool(tool: MarkdownTool, text: string, from: number, to: number): Edited {
  const around = AROUND[tool];
  if (around) {
    const [open, close] = around;
    const words = text.slice(from, to) || EDITOR_TEXTS.sample.words;
    const next = text.slice(0, from) + open + words + close + text.slice(to);
    const start = from + open.length;
    return { text: next, from: start, to: start + words.length };
  }
  const sign = BEFORE[tool] ?? "";
  const lineStart = text.lastIndexOf("\n", from - 1) + 1;
  const lines = text
    .slice(lineStart, to)
    .split("\n")
    .map((line) => sign + line)
    .join("\n");
  const next = text.slice(0, lineStart) + lines + text.slice(to);
  return { text: next, from: lineStart + sign.length, to: lineStart + lines.length };
}

/** A block of its own, with empty lines around it. */
export function insertBlock(text: string, block: string, at: number): Edited {
  const before = text.slice(0, at).trimEnd();
  const start = before === "" ? "" : `${before}\n\n`;
  const next = `${start}${block}\n\n${text.slice(at).trimStart()}`;
  const end = start.length + block.length;
  return { text: next, from: end, to: end };
}
