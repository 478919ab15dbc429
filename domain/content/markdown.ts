import { isFileKey, isPictureKey } from "../media/file-key.ts";
import { parseInline } from "./inline-markdown.ts";
import { type Block, type Heading, plainText } from "./rich-text.ts";

/**
 * The part of Markdown that articles and legal texts use. HTML in it is text like any other: the
 * result holds only what `Block` names, so nothing stored can become a script or a foreign picture.
 */
export function parseMarkdown(markdown: string): Block[] {
  const lines = markdown.replace(/\r\n?/g, "\n").split("\n");
  const blocks: Block[] = [];
  const nameHeading = headingNames();
  let at = 0;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const { block, end } = blockAt(lines, at);
    blocks.push(block.kind === "heading" ? nameHeading(block) : block);
    at = end;
  }
  return blocks;
}

type Read = { readonly block: Block; readonly end: number };

const HEADING = /^(#{1,6}) +(\S.*)$/;
const RULE = /^-{3,}\s*$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^(?:[-*]|(\d{1,3})[.)]) +(\S.*)$/;
const ROW = /^\|(.*)\|\s*$/;
const DASHES = /^\|[\s:|-]+\|\s*$/;
const PICTURE = /^!\[([^\]]*)\]\(([^()\s]+)\)\s*$/;
const SPEAKER = /^\[\[speaker:([a-z0-9]+(?:-[a-z0-9]+)*)\]\]\s*$/;
const FENCE = "```";

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}

function blockAt(lines: readonly string[], at: number): Read {
  const line = lines[at] ?? "";
  const heading = HEADING.exec(line);
  if (heading) {
    const [, signs = "", text = ""] = heading;
    // The page has the only first heading.
    const level = signs.length <= 2 ? 2 : 3;
    return {
      block: { kind: "heading", level, id: "", children: parseInline(text) },
      end: at + 1,
    };
  }
  const [, slug] = SPEAKER.exec(line) ?? [];
  if (slug) return { block: { kind: "speaker", slug }, end: at + 1 };
  if (RULE.test(line)) return { block: { kind: "rule" }, end: at + 1 };
  if (line.startsWith(FENCE)) return codeAt(lines, at);
  if (QUOTE.test(line)) return quoteAt(lines, at);
  if (ITEM.test(line)) return listAt(lines, at);
  if (ROW.test(line) && DASHES.test(lines[at + 1] ?? "")) return tableAt(lines, at);
  return pictureAt(lines, at) ?? paragraphAt(lines, at);
}

function codeAt(lines: readonly string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && !lines[end]?.startsWith(FENCE)) end += 1;
  return { block: { kind: "code", text: lines.slice(at + 1, end).join("\n") }, end: end + 1 };
}

function quoteAt(lines: readonly string[], at: number): Read {
  let end = at;
  const texts: string[] = [];
  for (let match = QUOTE.exec(lines[end] ?? ""); match; match = QUOTE.exec(lines[end] ?? "")) {
    texts.push(match[1] ?? "");
    end += 1;
  }
  return { block: { kind: "quote", children: parseInline(texts.join("\n").trim()) }, end };
}

function listAt(lines: readonly string[], at: number): Read {
  const isOrdered = ITEM.exec(lines[at] ?? "")?.[1] !== undefined;
  const items: string[] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? "";
    const item = ITEM.exec(line);
    if (item && (item[1] !== undefined) === isOrdered) items.push(item[2] ?? "");
    else if (/^ {2,}\S/.test(line)) items.push(`${items.pop() ?? ""}\n${line.trim()}`);
    else break;
  }
  return { block: { kind: "list", isOrdered, items: items.map(parseInline) }, end };
}

function tableAt(lines: readonly string[], at: number): Read {
  let end = at + 2;
  while (ROW.test(lines[end] ?? "")) end += 1;
  const head = cells(lines[at] ?? "");
  const rows = lines.slice(at + 2, end).map((line) => {
    const row = cells(line);
    return head.map((_cell, index) => row[index] ?? []);
  });
  return { block: { kind: "table", head, rows }, end };
}

function cells(line: string) {
  const inner = ROW.exec(line)?.[1] ?? "";
  return inner.split(/(?<!\\)\|/).map((cell) => parseInline(cell.trim()));
}

/** Only pictures of our own store: a foreign one would tell its host who reads. */
function pictureAt(lines: readonly string[], at: number): Read | null {
  const match = PICTURE.exec(lines[at] ?? "");
  if (!match) return null;
  const [, alt = "", address = ""] = match;
  const src = address.replace(/^\/images\//, "");
  if (!isFileKey(src) || !isPictureKey(src)) return null;
  return { block: { kind: "picture", src, alt }, end: at + 1 };
}

function paragraphAt(lines: readonly string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && !startsBlock(lines[end] ?? "")) end += 1;
  const text = lines.slice(at, end).join("\n").trim();
  return { block: { kind: "paragraph", children: parseInline(text) }, end };
}

function startsBlock(line: string): boolean {
  return (
    isBlank(line) ||
    line.startsWith(FENCE) ||
    [HEADING, RULE, QUOTE, ITEM, ROW, PICTURE, SPEAKER].some((sign) => sign.test(line))
  );
}

const LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Two headings of the same words get different names. */
function headingNames(): (heading: Heading) => Heading {
  const taken = new Set<string>();
  return (heading) => {
    const words = plainText(heading.children)
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    const name = words || "abschnitt";
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    return { ...heading, id };
  };
}
