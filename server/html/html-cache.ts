import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const MAX_BYTES = 64 * 1024 * 1024;
/** Good enough for the first visitor; the best quality follows in the background. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;

export type RenderedPage = { status: number; headers: Headers; body: Buffer };
type Entry = RenderedPage & {
  etag: string;
  version: string;
  br?: Promise<Buffer>;
  gz?: Promise<Buffer>;
};

export type HtmlCache = { respond(request: Request): Promise<Response>; size(): number };

/**
 * Every page is rendered for an anonymous visitor (the session lives in the browser), so it depends
 * on its address and on the version of what it shows alone.
 */
export function createHtmlCache(
  render: (request: Request) => Promise<RenderedPage>,
  contentVersion: () => string,
): HtmlCache {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Entry>>();
  let bytes = 0;

  async function produce(key: string, request: Request): Promise<Entry> {
    // Read before rendering: content that changes meanwhile makes the entry stale at once.
    const version = contentVersion();
    const page = await render(request);
    const etag = `W/"${createHash("sha1").update(page.body).digest("base64url")}"`;
    const entry: Entry = { ...page, etag, version };
    if (mayKeep(page)) keep(key, entry);
    return entry;
  }

  function keep(key: string, entry: Entry): void {
    const previous = entries.get(key);
    if (previous) bytes -= previous.body.length;
    entries.delete(key);
    entries.set(key, entry);
    bytes += entry.body.length;
    for (const [oldest, value] of entries) {
      if (bytes <= MAX_BYTES) break;
      entries.delete(oldest);
      bytes -= value.body.length;
    }
  }

  async function find(request: Request): Promise<Entry> {
    const url = new URL(request.url);
    const key = url.pathname + url.search;
    const cached = entries.get(key);
    if (cached?.version === contentVersion()) return cached;
    let flight = flights.get(key);
    if (!flight) {
      flight = produce(key, request).finally(() => flights.delete(key));
      flights.set(key, flight);
    }
    return flight;
  }

  return {
    size: () => entries.size,
    async respond(request) {
      const entry = await find(request);
      const headers = new Headers(entry.headers);
      headers.set("etag", entry.etag);
      headers.set("vary", "accept-encoding");
      if (request.headers.get("if-none-match") === entry.etag && entry.status === 200) {
        return new Response(null, { status: 304, headers });
      }
      const body = await encoded(entry, request.headers.get("accept-encoding") ?? "", headers);
      headers.set("content-length", String(body.length));
      const content = request.method === "HEAD" ? null : new Uint8Array(body);
      return new Response(content, { status: entry.status, headers });
    },
  };
}

function mayKeep({ status, headers }: RenderedPage): boolean {
  return status === 200 && headers.get("cache-control") !== "no-store";
}

async function encoded(entry: Entry, accepted: string, headers: Headers): Promise<Buffer> {
  if (accepted.includes("br")) {
    headers.set("content-encoding", "br");
    entry.br ??= brotliTwice(entry);
    return entry.br;
  }
  if (accepted.includes("gzip")) {
    headers.set("content-encoding", "gzip");
    entry.gz ??= gzipped(entry.body, { level: 9 });
    return entry.gz;
  }
  return entry.body;
}

async function brotliTwice(entry: Entry): Promise<Buffer> {
  const first = await compress(entry.body, FIRST_QUALITY);
  if (mayKeep(entry)) {
    compress(entry.body, BEST_QUALITY).then(
      (best) => {
        entry.br = Promise.resolve(best);
      },
      () => undefined,
    );
  }
  return first;
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
