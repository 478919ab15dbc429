export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
};

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const TOKEN = /<\?[^>]*\?>|<(\/?)([A-Za-z][\w.:-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/** Reads the XML that we write, strictly: anything that is not well-formed throws. */
export function parseXml(source: string): XmlNode {
  const root: XmlNode = { name: "", attributes: {}, children: [], text: "" };
  const open: XmlNode[] = [root];
  let at = 0;
  for (const match of source.matchAll(TOKEN)) {
    if (match.index !== at) break;
    at += match[0].length;
    const [, slash, name, attributes = "", selfClosing, text] = match;
    const current = open.at(-1);
    if (!current) throw new Error("content after the end");
    if (text !== undefined) current.text += decoded(text);
    else if (name === undefined) continue;
    else if (slash) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else`);
    } else {
      const node: XmlNode = { name, attributes: attributesOf(attributes), children: [], text: "" };
      current.children.push(node);
      if (!selfClosing) open.push(node);
    }
  }
  const [only, ...others] = root.children;
  const isWhole = at === source.length && open.length === 1 && others.length === 0;
  if (!only || !isWhole || root.text.trim() !== "") {
    throw new Error(`not well-formed near ${source.slice(at, at + 40)}`);
  }
  return only;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:.-]+)="([^"<]*)"/g)];
  return Object.fromEntries(pairs.map(([, key = "", value = ""]) => [key, decoded(value)]));
}

function decoded(text: string): string {
  return text.replace(/&(\w*);?/g, (whole, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined || !whole.endsWith(";")) throw new Error(`unknown entity ${whole}`);
    return character;
  });
}

/** All nodes at a path of local names: `at(root, "ExchangedDocument", "ID")`. */
export function nodesAt(node: XmlNode, ...path: readonly string[]): XmlNode[] {
  const [first, ...rest] = path;
  if (first === undefined) return [node];
  return node.children
    .filter(({ name }) => name.replace(/^\w+:/, "") === first)
    .flatMap((child) => nodesAt(child, ...rest));
}

export function textAt(node: XmlNode, ...path: readonly string[]): string | undefined {
  return nodesAt(node, ...path)[0]?.text;
}
