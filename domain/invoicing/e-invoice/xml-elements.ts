/** A piece of XML that is already escaped. */
export type Xml = string & { readonly __format: "xml" };

type Child = Xml | null;

// Control characters, halves of characters and the two that are none: no XML may hold them.
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function xmlText(text: string): Xml {
  return text
    .replace(IMPOSSIBLE, "")
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "") as Xml;
}

/** `null` children are left out. */
export function element(
  name: string,
  children: Xml | readonly Child[],
  attributes: Record<string, string> = {},
): Xml {
  const inner = typeof children === "string" ? children : children.filter(Boolean).join("");
  const open = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${open.join("")}>${inner}</${name}>` as Xml;
}
