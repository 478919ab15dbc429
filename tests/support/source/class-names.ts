/** Class names as components write them and as sheets style them, read from the source text. */

const ATTRIBUTE = /\b(?:class|className|\w+ClassName)(?:=|:\s*)("[^"]*"|\{|`)/g;
const STRING = /"([^"\n]*)"|`([^`]*)`/g;
/** What is compared is no name of a class. */
const COMPARED = /[=!]==\s*(?:"[^"]*"|\w+)/g;

export type Written = { readonly names: readonly string[]; readonly beginnings: readonly string[] };

/** Whole names, and the beginnings of those whose end is filled in (`badge-${look}`). */
export function writtenClasses(source: string): Written {
  const names = new Set<string>();
  const beginnings = new Set<string>();
  for (const match of source.matchAll(ATTRIBUTE)) {
    const start = match.index + match[0].length - 1;
    const value = match[1]?.startsWith('"') ? match[1] : enclosed(source, start);
    for (const [, plain, template] of value.replace(COMPARED, "").matchAll(STRING)) {
      for (const word of (plain ?? template ?? "").split(/\s+/)) {
        const beginning = /^([a-z][\w-]*-)\$\{/.exec(word)?.[1];
        if (beginning) beginnings.add(beginning);
        else if (/^[a-z][\w-]*$/.test(word)) names.add(word);
      }
    }
    for (const [, inner] of value.matchAll(/\$\{([^{}]*)\}/g)) {
      for (const [, word = ""] of (inner ?? "")
        .replace(COMPARED, "")
        .matchAll(/"\s*([a-z][\w-]*)\s*"/g)) {
        names.add(word);
      }
    }
  }
  return { names: [...names], beginnings: [...beginnings] };
}

/** From an opening brace or backtick to the one that closes it. */
function enclosed(source: string, start: number): string {
  if (source[start] === "`") return source.slice(start, source.indexOf("`", start + 1) + 1);
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "{") depth += 1;
    else if (source[at] === "}") depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
}

const SELECTOR = /([^{};]+)\{/g;
const CLASS = /\.([a-zA-Z][\w-]*)/g;

/** Every class that a sheet names in a selector. */
export function styledClasses(css: string): ReadonlySet<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"/g, '""');
  const heads = [...plain.matchAll(SELECTOR)].map(([, head = ""]) => head.trim());
  const selectors = heads.filter((head) => !head.startsWith("@"));
  return new Set(
    selectors.flatMap((head) => [...head.matchAll(CLASS)].map(([, name = ""]) => name)),
  );
}

/** Those it styles by their own name alone: the sheet is where they belong. */
export function ownClasses(css: string): ReadonlySet<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"/g, '""');
  const heads = [...plain.matchAll(SELECTOR)].map(([, head = ""]) => head.trim());
  const selectors = heads
    .filter((head) => !head.startsWith("@"))
    .flatMap((head) => head.split(/,(?![^(]*\))/));
  return new Set(
    selectors.flatMap((selector) => /^\s*\.([a-zA-Z][\w-]*)$/.exec(selector.trimEnd())?.[1] ?? []),
  );
}
