import type { EdgeContext } from "../edge-env.ts";
import { answerProblem } from "../problem.ts";
import type { Check } from "./admission.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** What a foreign page can make a browser send by a plain form. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;
const BEARER = /^Bearer [^\s]+$/i;

export type CrossSiteOptions = {
  /** Origin of PUBLIC_URL. */
  origin: string;
  /** A local start is also reached as 127.0.0.1. */
  trustHost: boolean;
  /**
   * Paths that browsers and mail programs post to by themselves, without an origin we could check; with
   * a slash at the end, everything below. What is there needs no session.
   */
  exempt?: readonly string[];
};

/** Writes come from our own pages or from programs that show a token, never from foreign pages. */
export function refuseCrossSiteWrites(options: CrossSiteOptions): Check {
  return (c) => {
    if (SAFE_METHODS.has(c.req.method) || isExempt(c.req.path, options)) return null;
    return isOwnWrite(c, options) ? null : answerProblem(c, "forbidden");
  };
}

function isExempt(path: string, { exempt = [] }: CrossSiteOptions): boolean {
  return exempt.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one));
}

function isOwnWrite(c: EdgeContext, { origin, trustHost }: CrossSiteOptions): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return false;
  const sender = c.req.header("origin");
  if (sender !== undefined) {
    return sender === origin || (trustHost && sender === new URL(c.req.url).origin);
  }
  if (site === "same-origin") return true;
  if (BEARER.test(c.req.header("authorization") ?? "")) return true;
  const type = c.req.header("content-type");
  return type !== undefined && !FORM_TYPE.test(type);
}
