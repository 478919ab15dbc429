import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { SheetContext } from "#shell/route-styles.tsx";
import { ctxContext, faultContext, shownContext } from "./context.ts";

/** The server sets the context through these very keys: their identity is the bundle's. */
export const contextKeys = { ctx: ctxContext, fault: faultContext, shown: shownContext };

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
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const page = (
    <SheetContext value={import.meta.env.PROD ? readSheet : () => ""}>
      <ServerRouter context={context} url={request.url} />
    </SheetContext>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is streamed, so no finished part may be moved to the end and shown by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const sink = new PassThrough();
        text(sink).then(resolve, reject);
        pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
  });
  return new Response(html, { status, headers });
}
