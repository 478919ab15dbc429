import { answerProblem } from "../problem.ts";
import type { Check } from "./admission.ts";

export type PathDecision =
  | { kind: "accept" }
  | { kind: "redirect"; path: string }
  | { kind: "refuse" };

const ESCAPE = /%([0-9a-f]{2})/gi;
const UNRESERVED = /[A-Za-z0-9._~-]/;
/** Escaped slash, backslash, dot or control character: another path than the one it looks like. */
const DECEPTIVE = /%(?:2f|5c|2e|0[0-9a-f]|1[0-9a-f]|7f)/i;
/** Repositories, settings and editor files; `.well-known` is the one dot folder of the web. */
const HIDDEN = /\/\.(?!well-known(?:\/|$))/;
const SOURCE_MAP = /\.map$/i;
const INTERNAL = /^\/metrics(?:\/|$)/i;

/**
 * One page, one spelling: every router behind the edge decodes in its own way, so only paths that
 * all of them read alike come through. `path` is the raw path without the query.
 */
export function decidePath(path: string): PathDecision {
  if (path.includes("//") || path.includes("\\") || DECEPTIVE.test(path)) return { kind: "refuse" };
  if (!isDecodable(path)) return { kind: "refuse" };
  const canonical = path.replace(ESCAPE, (escaped, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : escaped;
  });
  if (HIDDEN.test(canonical) || SOURCE_MAP.test(canonical) || INTERNAL.test(canonical)) {
    return { kind: "refuse" };
  }
  return canonical === path ? { kind: "accept" } : { kind: "redirect", path: canonical };
}

export function normalisePath(): Check {
  return (c) => {
    const { path, query } = splitUrl(c.req.url);
    if (query.includes("%00")) return answerProblem(c, "bad_request");
    const decision = decidePath(path);
    if (decision.kind === "accept") return null;
    const readOnly = c.req.method === "GET" || c.req.method === "HEAD";
    if (decision.kind === "redirect" && readOnly) return c.redirect(decision.path + query, 308);
    return answerProblem(c, "not_found");
  };
}

function splitUrl(url: string): { path: string; query: string } {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const mark = url.indexOf("?", start);
  return mark === -1
    ? { path: url.slice(start), query: "" }
    : { path: url.slice(start, mark), query: url.slice(mark) };
}

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
