import type { Inline } from "./rich-text.ts";
import { safeHref } from "./safe-href.ts";

type Span = { readonly node: readonly Inline[]; readonly end: number };

const ESCAPED = /[!-/:-@[-`{-~]/;
const LINK = /\[([^\][]+)\]\(([^()\s]+)\)/y;

/** `**strong**`, `*em*`, `` `code` ``, `[text](address)` and `\` before a sign; all else is text. */
export function parseInline(text: string): Inline[] {
  const nodes: Inline[] = [];
  let plain = "";
  const flush = () => {
    if (plain !== "") nodes.push(plain);
    plain = "";
  };
  let at = 0;
  while (at < text.length) {
    const span = spanAt(text, at);
    if (span) {
      flush();
      nodes.push(...span.node);
      at = span.end;
      continue;
    }
    if (text[at] === "\\" && ESCAPED.test(text[at + 1] ?? "")) at += 1;
    plain += text[at];
    at += 1;
  }
  flush();
  return nodes;
}

function spanAt(text: string, at: number): Span | null {
  switch (text[at]) {
    case "\n":
      return { node: [" "], end: at + 1 };
    case "\\":
      return text[at + 1] === "\n" ? { node: [{ kind: "break" }], end: at + 2 } : null;
    case "`":
      return codeAt(text, at);
    case "*":
      return text[at + 1] === "*" ? markedAt(text, at, "**") : markedAt(text, at, "*");
    case "[":
      return linkAt(text, at);
    case "!":
      return pictureAt(text, at);
    default:
      return null;
  }
}

function codeAt(text: string, at: number): Span | null {
  const end = text.indexOf("`", at + 1);
  if (end <= at + 1) return null;
  return { node: [{ kind: "code", text: text.slice(at + 1, end) }], end: end + 1 };
}

function markedAt(text: string, at: number, sign: "*" | "**"): Span | null {
  const from = at + sign.length;
  const end = closing(text, sign, from);
  // „3 * 4“ multiplies.
  if (end <= from || /\s/.test(text[from] ?? " ")) return null;
  const children = parseInline(text.slice(from, end));
  const kind = sign === "**" ? "strong" : "em";
  return { node: [{ kind, children }], end: end + sign.length };
}

function closing(text: string, sign: string, from: number): number {
  let end = text.indexOf(sign, from);
  while (end > 0 && text[end - 1] === "\\") end = text.indexOf(sign, end + 1);
  return end;
}

/** A link to a place that is not allowed keeps its words and loses its address. */
function linkAt(text: string, at: number): Span | null {
  LINK.lastIndex = at;
  const match = LINK.exec(text);
  if (!match) return null;
  const [whole, label = "", address = ""] = match;
  const children = parseInline(label);
  const href = safeHref(address);
  return { node: href ? [{ kind: "link", href, children }] : children, end: at + whole.length };
}

/** Pictures stand alone in their line; anywhere else, or from elsewhere, only their words remain. */
function pictureAt(text: string, at: number): Span | null {
  LINK.lastIndex = at + 1;
  const match = LINK.exec(text);
  return match ? { node: parseInline(match[1] ?? ""), end: at + 1 + match[0].length } : null;
}
