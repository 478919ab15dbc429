import type { IncomingMessage, ServerResponse } from "node:http";
import { requestIdFrom } from "../http/request-id.ts";
import { defaultHeaders, fixedHeaders } from "../http/security-headers.ts";
import type { Histogram } from "../metrics-registry.ts";
import type { HtmlCache, KeptPage } from "./html-cache.ts";

/** A host as every parser reads it; anything else is for the edge to refuse. */
const PLAIN_HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export type HotPagesOptions = {
  cache: Pick<HtmlCache, "kept">;
  https: boolean;
  isDraining: () => boolean;
  /** Whether search engines are told to leave the address alone, which the edge does. */
  isUnlisted: (pathname: string, query: string) => boolean;
  durations: Histogram;
  /** The route's name in the measurements, as the edge calls it. */
  route: string;
  /** Share of answers that are logged: those go the long way, which logs them. */
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
  const { cache, isDraining, isUnlisted, durations, route, sample, random = Math.random } = options;
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
    if (!isPlainRead(incoming) || isDraining() || random() < sample) return false;
    const { url = "", headers } = incoming;
    const page = cache.kept(url, headers["accept-encoding"] ?? "");
    if (!page) return false;
    const mark = url.indexOf("?");
    if (isUnlisted(mark < 0 ? url : url.slice(0, mark), mark < 0 ? "" : url.slice(mark))) {
      return false;
    }
    const isKnown = headers["if-none-match"] === page.etag;
    const named = ["x-request-id", requestIdFrom({ get: (name) => oneOf(headers[name]) })];
    if (isKnown) outgoing.writeHead(304, [...named, ...headersOf(page.unchanged)]).end();
    else outgoing.writeHead(200, [...named, ...headersOf(page)]).end(page.body);
    durations.observe([route, "GET", isKnown ? "3xx" : "2xx"], (performance.now() - begun) / 1000);
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

function oneOf(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
