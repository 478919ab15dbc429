import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { readReplicaCtx } from "#features/read-replica-ctx.server.ts";
import { PageDataContext } from "#shell/page-start.tsx";
import { SheetContext } from "#shell/route-styles.tsx";
import { ctxContext, faultContext, finishedContext, shownContext } from "./context.ts";

/** The server sets the context through these: the identity of the keys, and what the context remembers, is the bundle's. */
export const contextKeys = {
  ctx: ctxContext,
  fault: faultContext,
  finished: finishedContext,
  shown: shownContext,
};
export { readReplicaCtx };

const CLIENT = "build/client";
const sheets = new Map<string, string>();

/** A sheet as it was built; sheets never change while the process lives. */
function readSheet(href: string): string {
  const known = sheets.get(href) ?? readFileSync(CLIENT + href, "utf8");
  sheets.set(href, known);
  return known;
}

/** Faults of a page go to our log; what was merely refused was answered and is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  context.get(ctxContext).log.error({ err: error, path: pathname }, "page failed");
  context.get(faultContext)(error);
};

/**
 * Renders a page whole instead of streaming it: public pages are cached, and a finished text
 * compresses better and costs less than a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const { data, rest } = await takeData(context);
  const page = (
    <SheetContext value={import.meta.env.PROD ? readSheet : () => ""}>
      <PageDataContext value={data}>
        <ServerRouter context={rest} url={request.url} />
      </PageDataContext>
    </SheetContext>
  );
  // The stream of the router's own way can be read once only.
  const html = (rest.serverHandoffStream ? null : writeAtOnce(page)) ?? (await writeWaiting(page));
  const finished = loadContext.get(finishedContext);
  if (finished) finished.html = html;
  return new Response(finished ? null : html, { status, headers });
}

/** How React marks a part that has failed or still waits for something. */
const UNFINISHED = "<!--$!-->";

/**
 * One text takes half the time of a stream, whose every piece is encoded by itself. Nothing of a page waits but
 * code at its first visit; then, and if something fails, the renderer that waits and says why writes it again.
 */
function writeAtOnce(page: ReactNode): Buffer<ArrayBuffer> | null {
  try {
    const html = Buffer.from(`<!DOCTYPE html>${renderToString(page)}`);
    return html.includes(UNFINISHED) ? null : html;
  } catch {
    return null;
  }
}

function writeWaiting(page: ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      // React uses its own buffers anew.
      write: (chunk, _encoding, next) => next(void chunks.push(Buffer.from(chunk))),
      final: (done) => done(void resolve(Buffer.concat(chunks))),
    });
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is streamed, so no finished part may be moved to the end and shown by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

/**
 * What the loaders returned, for `PageStart`: the router would write it as scripts, whose hashes differ from
 * page to page. Development keeps the router's way, which the reloading of its tools needs.
 */
async function takeData(context: EntryContext): Promise<{ data: string; rest: EntryContext }> {
  const { serverHandoffStream, ...rest } = context;
  if (import.meta.env.DEV || !serverHandoffStream) return { data: "", rest: context };
  return { data: await new Response(serverHandoffStream).text(), rest };
}
