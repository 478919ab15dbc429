import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { ctxContext, faultContext } from "./context.ts";

/** The server sets the context through these very keys: their identity is the bundle's. */
export const contextKeys = { ctx: ctxContext, fault: faultContext };

/** For the server, which writes into each page what the page needs of it. */
export const stylesheet = import.meta.env.PROD ? await wholeSheet() : "";

async function wholeSheet(): Promise<string> {
  // Only here: declared a second time, with the whole sheet, the letters would all be set anew.
  const fonts = await import("./styles/fonts.css?inline");
  return (await import("./styles/app.css?inline")).default + fonts.default;
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
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
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
