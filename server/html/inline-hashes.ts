import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

export type InlineHashes = { scriptHashes: string[]; styleHashes: string[] };

/** Hashes do what a nonce would do and still let the page be cached. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    // What holds no code, or none that runs, needs no leave.
    .filter(([, attributes, code]) => code && !attributes?.includes("application/ld+json"))
    .map(([, , code]) => sha256(code ?? ""));
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, code]) => sha256(code ?? ""));
  return { scriptHashes: [...new Set(scripts)], styleHashes: [...new Set(styles)] };
}

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
