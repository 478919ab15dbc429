/** A part of an XML file: its name without prefix, its attributes, its text and what is inside. */
export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  readonly text: string;
};

type OpenNode = {
  name: string;
  qualified: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
};

const MAX_DEPTH = 40;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * Reads data, not documents: no document type, so no entities of one's own and nothing from elsewhere,
 * no processing instructions, bounded depth, one pass. Throws on everything else.
 */
export function readXml(source: string): XmlNode {
  let at = skipProlog(source);
  const stack: OpenNode[] = [];
  let root: XmlNode | null = null;
  while (at < source.length) {
    if (source[at] !== "<") {
      const end = indexOf(source, "<", at, source.length);
      addText(stack, source.slice(at, end), root === null);
      at = end;
    } else if (source.startsWith("<!--", at)) {
      at = needed(source, "-->", at + 4);
    } else if (source.startsWith("<![CDATA[", at)) {
      const end = needed(source, "]]>", at + 9);
      const top = stack.at(-1);
      if (!top) throw new Error("text outside of the root");
      top.text += source.slice(at + 9, end - 3);
      at = end;
    } else if (source.startsWith("</", at)) {
      const end = needed(source, ">", at);
      const closed = stack.pop();
      if (closed?.qualified !== source.slice(at + 2, end - 1).trim()) throw new Error("tags cross");
      const node = finished(closed);
      const parent = stack.at(-1);
      if (parent) parent.children.push(node);
      else root = node;
      at = end;
    } else {
      if (root !== null) throw new Error("more than one root");
      const { node, isClosed, end } = readTag(source, at);
      if (isClosed) {
        const parent = stack.at(-1);
        if (parent) parent.children.push(finished(node));
        else root = finished(node);
      } else {
        stack.push(node);
        if (stack.length > MAX_DEPTH) throw new Error("too deep");
      }
      at = end;
    }
  }
  if (root === null || stack.length > 0) throw new Error("unfinished");
  return root;
}

function skipProlog(source: string): number {
  const start = source.startsWith("\uFEFF") ? 1 : 0;
  return source.startsWith("<?xml ", start) ? needed(source, "?>", start) : start;
}

function addText(stack: readonly OpenNode[], raw: string, isBefore: boolean): void {
  const top = stack.at(-1);
  if (top) top.text += decoded(raw);
  else if (raw.trim() !== "") throw new Error(isBefore ? "text before the root" : "text after it");
}

function finished({ name, attributes, children, text }: OpenNode): XmlNode {
  return { name, attributes, children, text: text.trim() };
}

function readTag(source: string, start: number) {
  let at = start + 1;
  const qualified = readName(source, at);
  at += qualified.length;
  const attributes: Record<string, string> = {};
  for (;;) {
    at = skipSpace(source, at);
    const isClosed = source.startsWith("/>", at);
    if (isClosed || source[at] === ">") {
      const name = qualified.slice(qualified.indexOf(":") + 1);
      const node: OpenNode = { name, qualified, attributes, children: [], text: "" };
      return { node, isClosed, end: at + (isClosed ? 2 : 1) };
    }
    const attribute = readName(source, at);
    at = skipSpace(source, at + attribute.length);
    if (source[at] !== "=") throw new Error("an attribute has no value");
    at = skipSpace(source, at + 1);
    const quote = source[at];
    if (quote !== '"' && quote !== "'") throw new Error("an attribute has no quotes");
    const end = needed(source, quote, at + 1);
    attributes[attribute] = decoded(source.slice(at + 1, end - 1));
    at = end;
  }
}

/** Also refuses `<!DOCTYPE`, `<!ENTITY` and `<?…`: none of them begins with a letter. */
function readName(source: string, start: number): string {
  let end = start;
  while (end < source.length && isNameCharacter(source.charCodeAt(end), end === start)) end += 1;
  if (end === start) throw new Error("not a name");
  return source.slice(start, end);
}

function isNameCharacter(code: number, isFirst: boolean): boolean {
  const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
  if (isLetter || isFirst) return isLetter;
  return (code >= 48 && code <= 58) || code === 45 || code === 46;
}

function skipSpace(source: string, start: number): number {
  let at = start;
  while (" \t\r\n".includes(source[at] ?? "x")) at += 1;
  return at;
}

function decoded(raw: string): string {
  const [first = "", ...parts] = raw.split("&");
  return first + parts.map(resolved).join("");
}

function resolved(part: string): string {
  const end = part.indexOf(";");
  const name = end < 0 ? "" : part.slice(0, end);
  const rest = part.slice(end + 1);
  if (Object.hasOwn(ENTITIES, name)) return ENTITIES[name] + rest;
  const digits = name.startsWith("#x") ? `0x${name.slice(2)}` : name.slice(1);
  const code = name.startsWith("#") && digits !== "" ? Number(digits) : Number.NaN;
  const isCharacter = Number.isInteger(code) && code >= 9 && code <= 0x10_ff_ff;
  if (!isCharacter) throw new Error("an unknown entity");
  return String.fromCodePoint(code) + rest;
}

function indexOf(source: string, text: string, from: number, otherwise: number): number {
  const found = source.indexOf(text, from);
  return found < 0 ? otherwise : found;
}

function needed(source: string, text: string, from: number): number {
  const found = source.indexOf(text, from);
  if (found < 0) throw new Error("unfinished");
  return found + text.length;
}
