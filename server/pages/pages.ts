import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Subject } from "#app/context.ts";
import { MINUTE_MS } from "#domain/time/duration.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import { createHtmlCache, type RenderedPage } from "#server/html/html-cache.ts";
import { createInlineHashes } from "#server/html/inline-hashes.ts";
import { databaseTrouble } from "#server/http/database-errors.ts";
import { RETRY_AFTER } from "#server/http/error-handler.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import type { Metrics } from "#server/process/metrics.ts";
import type { ContentChanges } from "./content-changes.ts";
import { publicAddresses } from "./declared-public.ts";

const PUBLIC_CACHING = "public, max-age=0, must-revalidate";

type EntryModule = {
  contextKeys: {
    ctx: RouterContext<Ctx>;
    fault: RouterContext<(error: unknown) => void>;
    finished: RouterContext<FinishedPage | null>;
    shown: RouterContext<Set<Subject>>;
  };
  readReplicaCtx: (ctx: Ctx) => Promise<Ctx>;
};

type FinishedPage = { html?: Buffer };

/** Says of a page as well what it shows, and leaves its text where it was asked to. */
type PageHandler = (
  request: Request,
  shown: Set<Subject>,
  finished?: FinishedPage,
) => Promise<Response>;

type Render = {
  handle: PageHandler;
  isDeclaredPublic: (url: string) => boolean;
  inlineHashes: ReturnType<typeof createInlineHashes>;
  https: boolean;
};

export type PagesOptions = {
  ctx: Ctx;
  build: ServerBuild;
  https: boolean;
  content: Pick<ContentChanges, "follow">;
  metrics: Pick<Metrics, "counter">;
};

export type Pages = { answer(request: Request): Response | Promise<Response> };

/** Answers everything that is not API, picture or asset with a page of React Router. */
export function createPages({ ctx, build, https, content, metrics }: PagesOptions): Pages {
  const render: Render = {
    handle: pageHandler(ctx, build, "production"),
    isDeclaredPublic: publicAddresses(build),
    inlineHashes: createInlineHashes(),
    https,
  };
  const answered = metrics.counter({
    name: "pages_total",
    help: "Pages asked for, by whether they lay in memory or the visitor waited for their rendering",
    labels: ["from"],
  });
  const cache = createHtmlCache(
    (url) => renderPage(render, new Request(url)),
    today(ctx),
    (from) => answered.add([from]),
  );
  content.follow(cache.change);
  return {
    answer(request) {
      const cacheable = request.method === "GET" || request.method === "HEAD";
      return cacheable ? cache.respond(request) : answerOnce(render, request);
    },
  };
}

/** The day in Berlin, worked out once a minute: every request asks. */
function today({ now }: Pick<Ctx, "now">): () => string {
  let minute = 0;
  let day = "";
  return () => {
    const ms = now().getTime();
    if (Math.floor(ms / MINUTE_MS) !== minute) {
      minute = Math.floor(ms / MINUTE_MS);
      day = berlinDay(ms);
    }
    return day;
  };
}

/** What the context consists of is read from the bundle, because its identity is what loaders compare. */
export function pageHandler(
  ctx: Ctx,
  build: ServerBuild,
  mode: "production" | "development",
): PageHandler {
  const handle = createRequestHandler(build, mode);
  const { contextKeys, readReplicaCtx } = entryOf(build);
  return async (request, shown, finished) => {
    const context = new RouterContextProvider();
    let isAway = false;
    context.set(contextKeys.ctx, request.method === "GET" ? await readReplicaCtx(ctx) : ctx);
    context.set(contextKeys.shown, shown);
    context.set(contextKeys.finished, finished ?? null);
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
  const shows = new Set<Subject>();
  const finished: FinishedPage = {};
  const response = await handle(request, shows, finished);
  const { status } = response;
  const headers = new Headers(response.headers);
  const isPublic = isPublicPage(render, request, response);
  headers.set("cache-control", isPublic ? PUBLIC_CACHING : "no-store");
  const body = finished.html ?? Buffer.from(await response.arrayBuffer());
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set("content-security-policy", contentSecurityPolicy({ ...inlineHashes(body), https }));
  }
  return { status, headers, body, shows };
}

/** A form that was sent without our scripts gets a page of its own, with the same protection. */
async function answerOnce(render: Render, request: Request): Promise<Response> {
  const { status, headers, body } = await renderPage(render, request);
  return new Response(new Uint8Array(body), { status, headers });
}

function isPublicPage(
  { isDeclaredPublic }: Render,
  { url, method }: Pick<Request, "url" | "method">,
  { status }: Response,
): boolean {
  return method === "GET" && status === 200 && isDeclaredPublic(url);
}
