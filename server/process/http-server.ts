import { createServer, type Server, type ServerOptions, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { problemBody } from "#server/http/problem.ts";
import { requestIdFrom } from "#server/http/request-id.ts";
import { defaultHeaders, fixedHeaders } from "#server/http/security-headers.ts";
import { PROBLEMS, type ProblemCode } from "#server/http/texts.ts";
import type { Logger } from "./log.ts";

const DEFAULT_TIMEOUTS = {
  /** All headers must have arrived. */
  headersMs: 15_000,
  /** The whole request must have arrived. */
  requestMs: 30_000,
  /** Longer than the proxy in front keeps a connection, so that it never writes into a closing one. */
  keepAliveMs: 65_000,
  /** Nothing read or written at all: a client that does not take its answer. */
  idleMs: 120_000,
  /** How often Node looks for late requests. */
  checkMs: 1_000,
};

const MAX_HEADER_BYTES = 16 * 1024;

export type HttpServerOptions = {
  fetch: (request: Request, env: object) => Response | Promise<Response>;
  https: boolean;
  log: Logger;
  timeouts?: Partial<typeof DEFAULT_TIMEOUTS>;
};

/** Node's HTTP server with limits for slow and broken clients. Not listening yet. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { fetch, https, log, timeouts } = options;
  const limits = { ...DEFAULT_TIMEOUTS, ...timeouts };
  const serverOptions: ServerOptions = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Node's own refusal would have neither body nor headers; the listener refuses it as well.
    requireHostHeader: false,
  };
  const listener = getRequestListener((request, env) => fetch(request, env), {
    // Reached only for what cannot become a Request: a broken host header or address.
    errorHandler: (error) => {
      const isClientFault = error instanceof Error && error.name === "RequestError";
      if (!isClientFault) log.error({ err: error }, "request failed outside the application");
      return unhandledAnswer(isClientFault ? "bad_request" : "internal", https);
    },
  });
  const server = createServer(
    serverOptions,
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  server.setTimeout(limits.idleMs);
  // An expectation we do not know is no reason to refuse the request behind it.
  server.on("checkExpectation", (incoming, outgoing) => void listener(incoming, outgoing));
  server.on("clientError", (error, socket) => answerBrokenRequest(error, socket as Socket, https));
  return server;
}

function unhandledAnswer(kind: ProblemCode, https: boolean): Response {
  const body = problemBody(kind, requestIdFrom(new Headers()));
  const headers = new Headers([...fixedHeaders(https), ...defaultHeaders(https)].map(pair));
  return Response.json(body, { status: PROBLEMS[kind].status, headers });
}

const STATUS_OF_ERROR: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What the HTTP parser refuses never reaches the application, but is answered in the same shape. */
function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  https: boolean,
): void {
  // `bytesWritten`: an answer is already under way, a second one would only confuse.
  if (error.code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_ERROR[error.code ?? ""] ?? 400;
  const body = JSON.stringify(problemBody("bad_request", requestIdFrom(new Headers())));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[...fixedHeaders(https), ...defaultHeaders(https)].map(
      ([name, value]) => `${name}: ${value}`,
    ),
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

function pair([name, value]: readonly [string, string]): [string, string] {
  return [name, value];
}
