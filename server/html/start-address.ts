import { createHash } from "node:crypto";

/** Where the script that wakes a public page up is found; no page of ours begins like this. */
const START_PATH = "/_start";

/** The starter itself is the same for all pages, so a browser fetches it once. */
const STARTER_PATH = "/_start.js";

export function starterAddress(starter: string): string {
  return `${STARTER_PATH}?v=${startHash(starter)}`;
}

export function isStarterAddress(url: string): boolean {
  return new URL(url).pathname === STARTER_PATH;
}

/** `page` is the whole address of the page, on our own origin. */
export type StartAddress = { page: string; hash: string };

export function startHash(script: string): string {
  return createHash("sha1").update(script).digest("base64url").slice(0, 16);
}

/** The hash makes the answer one that never changes; the page lets any process give it. */
export function startAddress(pageUrl: string, script: string): string {
  const { pathname, search } = new URL(pageUrl);
  return `${START_PATH}?${new URLSearchParams({ page: pathname + search, v: startHash(script) })}`;
}

export function readStartAddress(url: string): StartAddress | null {
  const { pathname, searchParams, origin } = new URL(url);
  if (pathname !== START_PATH) return null;
  const page = searchParams.get("page") ?? "";
  const target = URL.canParse(page, origin) ? new URL(page, origin) : null;
  const isPage = target?.origin === origin && target.pathname !== START_PATH;
  // Anything else is an address without a page, which is answered as such.
  return {
    page: isPage ? target.href : `${origin}${START_PATH}/`,
    hash: searchParams.get("v") ?? "",
  };
}
