import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { MINUTE_MS } from "#domain/time/duration.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import { createHtmlCache, type HtmlCache, type RenderedPage } from "#server/html/html-cache.ts";
import { createInlineHashes } from "#server/html/inline-hashes.ts";
import { databaseTrouble } from "#server/http/database-errors.ts";
import { RETRY_AFTER } from "#server/http/error-handler.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";

const PUBLIC_CACHING = "public, max-age=0, must-revalidate";

type EntryModule = {
  contextKeys: { ctx: RouterContext<Ctx>; fault: RouterContext<(error: unknown) => void> };
  readReplicaCtx: (ctx: Ctx) => Promise<Ctx>;
};

type Render = {
  handle: (request: Request) => Promise<Response>;
  inlineHashes: ReturnType<typeof createInlineHashes>;
  https: boolean;
};

export type PagesOptions = {
  ctx: Ctx;
  build: ServerBuild;
  https: boolean;
  contentVersion: () => number;
};

export type Pages = Pick<HtmlCache, "kept"> & { answer(request: Request): Promise<Response> };

/** Answers everything that is not API, picture or asset with a page of React Router. */
export function createPages(options: PagesOptions): Pages {
  const render: Render = {
    handle: pageHandler(options.ctx, options.build, "production"),
    inlineHashes: createInlineHashes(),
    https: options.https,
  };
  const cache: HtmlCache = createHtmlCache(
    (url) => renderPage(render, new Request(url)),
    versionOf(options),
  );
  return {
    kept: cache.kept,
    answer(request) {
      const cacheable = request.method === "GET" || request.method === "HEAD";
      return cacheable ? cache.respond(request) : answerOnce(render, request);
    },
  };
}

/** Pages show the public content and the day: yesterday's calendar must not outlive midnight in Berlin. */
function versionOf({ ctx, contentVersion }: PagesOptions): () => string {
  let minute = 0;
  let day = "";
  return () => {
    const now = ctx.now().getTime();
    if (Math.floor(now / MINUTE_MS) !== minute) {
      minute = Math.floor(now / MINUTE_MS);
      day = berlinDay(now);
    }
    return `${contentVersion()} ${day}`;
  };
}

/** What the context consists of is read from the bundle, because its identity is what loaders compare. */
export function pageHandler(
  ctx: Ctx,
  build: ServerBuild,
  mode: "production" | "development",
): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, mode);
  const { contextKeys, readReplicaCtx } = entryOf(build);
  return async (request) => {
    const context = new RouterContextProvider();
    let isAway = false;
    context.set(contextKeys.ctx, request.method === "GET" ? await readReplicaCtx(ctx) : ctx);
    context.set(contextKeys.fault, (error) => {
      isAway ||= databaseTrouble(error) === "unavailable";
    });
    const response = await handle(request, context);
    return isAway ? askAgainLater(response) : response;
  };
}

function entryOf(build: ServerBuild): EntryModule {
  return build.entry.module as unknown as EntryModule;
}

/** An unavailable database is no fault: 503 tells clients and crawlers to come back. */
function askAgainLater({ body, headers: given }: Response): Response {
  const headers = new Headers(given);
  for (const [name, value] of Object.entries(RETRY_AFTER)) headers.set(name, value);
  return new Response(body, { status: 503, headers });
}

async function renderPage(render: Render, request: Request): Promise<RenderedPage> {
  const { handle, inlineHashes, https } = render;
  const response = await handle(request);
  const headers = new Headers(response.headers);
  const caching = isPublicPage(request, response) ? PUBLIC_CACHING : "no-store";
  headers.set("cache-control", caching);
  if (!headers.get("content-type")?.startsWith("text/html")) {
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  const html = await response.text();
  headers.set("content-security-policy", contentSecurityPolicy({ ...inlineHashes(html), https }));
  return { status: response.status, headers, body: Buffer.from(html) };
}

/** A form that was sent without our scripts gets a page of its own, with the same protection. */
async function answerOnce(render: Render, request: Request): Promise<Response> {
  const { status, headers, body } = await renderPage(render, request);
  return new Response(new Uint8Array(body), { status, headers });
}

/** Addresses of the sign-in and of drafts carry codes and tokens: such a page is not public. */
function isPublicPage({ url, method }: Pick<Request, "url" | "method">, { status }: Response) {
  const { pathname, searchParams } = new URL(url);
  const isPrivate = /^\/(auth|vorschau|einladung)\b/i.test(pathname) || searchParams.has("code");
  return method === "GET" && status === 200 && !isPrivate;
}
