import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Ctx } from "#features/ctx.ts";
import { createHtmlCache, type HtmlCache, type RenderedPage } from "./html/html-cache.ts";
import { inlineHashes } from "./html/inline-hashes.ts";
import { hydrateLate } from "./html/late-hydration.ts";
import { parseCss, pruneCss, type Stylesheet } from "./html/prune-css.ts";
import { contentSecurityPolicy } from "./http/security-headers.ts";

const PUBLIC_CACHING = "public, max-age=0, must-revalidate";

type EntryModule = { contextKeys: { ctx: RouterContext<Ctx> } };

export type PagesOptions = {
  ctx: Ctx;
  build: ServerBuild;
  https: boolean;
  contentVersion: () => number;
};

/** Answers everything that is not API, picture or asset with a page of React Router. */
export function createPages(options: PagesOptions): (request: Request) => Promise<Response> {
  const handle = pageHandler(options.ctx, options.build, "production");
  const cache: HtmlCache = createHtmlCache(
    (request) => renderPage(handle, request, options.https),
    options.contentVersion,
  );
  return (request) => {
    const cacheable = request.method === "GET" || request.method === "HEAD";
    return cacheable ? cache.respond(request) : handle(request);
  };
}

/** The context key is read from the bundle, because its identity is what loaders compare. */
export function pageHandler(
  ctx: Ctx,
  build: ServerBuild,
  mode: "production" | "development",
): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, mode);
  const { contextKeys } = build.entry.module as unknown as EntryModule;
  return (request) => {
    const context = new RouterContextProvider();
    context.set(contextKeys.ctx, ctx);
    return handle(request, context);
  };
}

async function renderPage(
  handle: (request: Request) => Promise<Response>,
  request: Request,
  https: boolean,
): Promise<RenderedPage> {
  // A HEAD request must fill the cache with the body that a later GET will get.
  const get = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
  const response = await handle(get);
  const headers = new Headers(response.headers);
  headers.set("cache-control", isForEverybody(request, response) ? PUBLIC_CACHING : "no-store");
  if (!headers.get("content-type")?.startsWith("text/html")) {
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  const html = hydrateLate(withOwnStyles(await response.text()));
  headers.set("content-security-policy", contentSecurityPolicy({ ...inlineHashes(html), https }));
  return { status: response.status, headers, body: Buffer.from(html) };
}

/** Addresses of the sign-in carry codes and tokens: such a page is nobody else's. */
function isForEverybody({ url }: Request, { status }: Response): boolean {
  return status === 200 && !new URL(url).pathname.startsWith("/auth");
}

const APP_CSS = /(<style id="app-css">)([\s\S]*?)(<\/style>)/;
let parsed: { css: string; sheet: Stylesheet } | null = null;

/** The stylesheet is the same in every page, so it is taken apart once. */
function withOwnStyles(html: string): string {
  return html.replace(APP_CSS, (_match, open: string, css: string, close: string) => {
    if (parsed?.css !== css) parsed = { css, sheet: parseCss(css) };
    return open + pruneCss(parsed.sheet, html) + close;
  });
}
