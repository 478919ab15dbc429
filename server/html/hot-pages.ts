import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopbackName } from "#server/http/guards/own-host.ts";
import type { Logger } from "#server/process/log.ts";
import type { Histogram } from "#server/process/metrics-registry.ts";
import { requestIdFrom } from "../http/request-id.ts";
import { defaultHeaders, fixedHeaders } from "../http/security-headers.ts";
import type { HtmlCache, KeptPage } from "./html-cache.ts";

/** A host as every parser reads it; anything else is for the edge to refuse. */
const PLAIN_HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export type HotPagesOptions = {
  cache: Pick<HtmlCache, "kept">;
  https: boolean;
  isDraining: () => boolean;
  /** A local start answers its own names only, as at the edge. */
  isLoopback: boolean;
  /** Whether search engines are told to leave the address alone, which the edge does. */
  isUnlisted: (pathname: string, query: string) => boolean;
  durations: Histogram;
  /** The route's name in the measurements, as the edge calls it. */
  route: string;
  log: Logger;
  /** Share of answers that are logged, as at the edge. */
  sample: number;
  random?: () => number;
};

/**
 * Answers a kept page straight from memory, before a request object or any layer of the edge comes
 * into being: most visits are the same few pages. Only plain reads of addresses that the edge has
 * let through before get here, with the same headers and counted in the same measurements; for
 * everything else it says false and has done nothing.
 */
export function createHotPages(options: HotPagesOptions) {
  const { cache, isDraining, isUnlisted, durations, route } = options;
  const { log, sample, random = Math.random } = options;
  const common = Object.fromEntries([
    ...fixedHeaders(options.https),
    ...defaultHeaders(options.https),
  ]);
  const ready = new WeakMap<KeptPage["headers"], readonly string[]>();

  function headersOf({ headers }: Pick<KeptPage, "headers">): readonly string[] {
    const known = ready.get(headers);
    if (known) return known;
    const flat = Object.entries({ ...common, ...headers }).flat();
    ready.set(headers, flat);
    return flat;
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const begun = performance.now();
    if (!isPlainRead(incoming) || isDraining()) return false;
    const { url = "", headers } = incoming;
    if (options.isLoopback && !isLoopbackName(headers.host ?? "")) return false;
    const page = cache.kept(url, headers["accept-encoding"] ?? "");
    if (!page) return false;
    const mark = url.indexOf("?");
    if (isUnlisted(mark < 0 ? url : url.slice(0, mark), mark < 0 ? "" : url.slice(mark))) {
      return false;
    }
    const isKnown = headers["if-none-match"] === page.etag;
    const requestId = requestIdFrom({ get: (name) => oneOf(headers[name]) });
    const named = ["x-request-id", requestId];
    if (isKnown) outgoing.writeHead(304, [...named, ...headersOf(page.unchanged)]).end();
    else outgoing.writeHead(200, [...named, ...headersOf(page)]).end(page.body);
    const ms = performance.now() - begun;
    durations.observe([route, "GET", isKnown ? "3xx" : "2xx"], ms / 1000);
    if (random() < sample) {
      const line = { method: "GET", route, status: isKnown ? 304 : 200, ms: rounded(ms) };
      log.child({ request_id: requestId }).info(line, "request");
    }
    return true;
  };
}

function isPlainRead({ method, headers, httpVersion }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    httpVersion === "1.1" &&
    headers.expect === undefined &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    PLAIN_HOST.test(headers.host ?? "")
  );
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

function oneOf(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
