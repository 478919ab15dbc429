import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE_END = "</style>";
/** Only a page of the router has it; what else is answered brings scripts of its own or none. */
const PAGE_MARK = '<script id="page-data"';

export type InlineHashes = { scriptHashes: readonly string[]; styleHashes: readonly string[] };

/**
 * Hashes do what a nonce would do and still let the page be cached. What they are made of is constant: all
 * pages have the same scripts (their data is JSON, which needs no leave), all pages of a route the same
 * styles, named by the attributes of the element. So each is hashed once per process.
 */
export function createInlineHashes(): (html: Buffer) => InlineHashes {
  let scripts: readonly string[] | undefined;
  const styles = new Map<string, readonly string[]>();
  return (html) => {
    if (!html.includes(PAGE_MARK)) {
      return { scriptHashes: hashScripts(html.toString()), styleHashes: hashStyles(html) };
    }
    scripts ??= hashScripts(html.toString());
    const start = html.indexOf("<style");
    const name = start < 0 ? "" : html.toString("utf8", start, html.indexOf(">", start));
    const styleHashes = styles.get(name) ?? hashStyles(html);
    styles.set(name, styleHashes);
    return { scriptHashes: scripts, styleHashes };
  };
}

function hashScripts(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    // What holds no code, or none that runs, needs no leave.
    .filter(([, attributes, code]) => code && !attributes?.includes("json"))
    .map(([, , code]) => sha256(code ?? ""));
  return [...new Set(scripts)];
}

/** The router writes one element for all styles of a page. */
function hashStyles(html: Buffer): string[] {
  const start = html.indexOf("<style");
  const end = html.indexOf(STYLE_END, start);
  if (start < 0 || end < 0) return [];
  return [sha256(html.subarray(html.indexOf(">", start) + 1, end))];
}

function sha256(text: string | Buffer): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
