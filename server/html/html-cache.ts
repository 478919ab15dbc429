import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "#server/http/accepted-encoding.ts";
import { createBoundedMap } from "./bounded-map.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const MAX_BYTES = 64 * 1024 * 1024;
/** Good enough for the first visitor; the best quality is made with the second request. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;

export type RenderedPage = { status: number; headers: Headers; body: Buffer };
/** Ready to be sent: header records and bytes that are neither copied nor changed any more. */
type Answer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
};
type Entry = RenderedPage & {
  etag: string;
  version: string;
  answers: Map<Encoding, KeptPage>;
  /** The best packing is on its way or there: it takes long, and most addresses are asked for once. */
  isBest: boolean;
  /** Requests that arrive while the page is being packed wait for the same packing. */
  packing: Map<Encoding, Promise<KeptPage>>;
};

/** A page in memory, packed as asked, with the headers for those who have it already. */
export type KeptPage = Answer & { readonly etag: string; readonly unchanged: Answer };

export type HtmlCache = {
  respond(request: Request): Promise<Response>;
  /** The page of an address if it is in memory, fresh and packed; nothing is made for it. */
  kept(address: string, accepted: string): KeptPage | undefined;
  size(): number;
};

/**
 * Every page is rendered for an anonymous visitor (the session lives in the browser), so it depends
 * on its address and on the version of what it shows alone. Nothing else of the request is handed on: the
 * first of many who wait may leave, and must not take the page away from the others.
 */
export function createHtmlCache(
  render: (url: string) => Promise<RenderedPage>,
  contentVersion: () => string,
): HtmlCache {
  const entries = createBoundedMap<Entry>(MAX_BYTES);
  const flights = new Map<string, Promise<Entry>>();

  async function produce(key: string, url: string): Promise<Entry> {
    // Read before rendering: content that changes meanwhile makes the entry stale at once.
    const version = contentVersion();
    const page = await render(url);
    const etag = `W/"${createHash("sha1").update(page.body).digest("base64url")}"`;
    const entry: Entry = {
      ...page,
      etag,
      version,
      answers: new Map(),
      packing: new Map(),
      isBest: false,
    };
    if (mayKeep(page)) entries.set(key, entry);
    return entry;
  }

  async function find(url: string): Promise<Entry> {
    const key = addressOf(url);
    const cached = entries.get(key);
    if (cached?.version === contentVersion()) return cached;
    let flight = flights.get(key);
    if (!flight) {
      flight = produce(key, url).finally(() => flights.delete(key));
      flights.set(key, flight);
    }
    return flight;
  }

  return {
    size: entries.size,
    kept(address, accepted) {
      const entry = entries.get(address);
      if (entry?.version !== contentVersion()) return undefined;
      return answerOf(entry, acceptedEncoding(accepted));
    },
    async respond(request) {
      const entry = await find(request.url);
      const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? "");
      const page = answerOf(entry, encoding) ?? (await packed(entry, encoding));
      if (request.headers.get("if-none-match") === entry.etag && entry.status === 200) {
        return new Response(null, { status: 304, headers: page.unchanged.headers });
      }
      const body = request.method === "HEAD" ? null : page.body;
      return new Response(body, { status: entry.status, headers: page.headers });
    },
  };
}

/** Path and query as they came: the edge has already refused or redirected every other spelling. */
function addressOf(url: string): string {
  const address = url.slice(url.indexOf("/", url.indexOf("://") + 3));
  const fragment = address.indexOf("#");
  return fragment < 0 ? address : address.slice(0, fragment);
}

function mayKeep({ status, headers }: RenderedPage): boolean {
  return status === 200 && headers.get("cache-control") !== "no-store";
}

function answerOf(entry: Entry, encoding: Encoding): KeptPage | undefined {
  const answer = entry.answers.get(encoding);
  if (answer && encoding === "br" && !entry.isBest && mayKeep(entry)) {
    entry.isBest = true;
    compress(entry.body, BEST_QUALITY).then(
      (best) => entry.answers.set("br", toAnswer(entry, "br", best)),
      () => undefined,
    );
  }
  return answer;
}

function packed(entry: Entry, encoding: Encoding): Promise<KeptPage> {
  let packing = entry.packing.get(encoding);
  if (!packing) {
    packing = pack(entry, encoding);
    entry.packing.set(encoding, packing);
    // Packing that failed for once is tried again by the next visitor.
    packing.catch(() => entry.packing.delete(encoding));
  }
  return packing;
}

async function pack(entry: Entry, encoding: Encoding): Promise<KeptPage> {
  const ready = (body: Buffer): KeptPage => {
    const answer = toAnswer(entry, encoding, body);
    entry.answers.set(encoding, answer);
    return answer;
  };
  if (encoding === "identity") return ready(entry.body);
  if (encoding === "gzip") return ready(await gzipped(entry.body, { level: 9 }));
  return ready(await compress(entry.body, FIRST_QUALITY));
}

function toAnswer(entry: Entry, encoding: Encoding, body: Buffer): KeptPage {
  const { etag } = entry;
  const headers = { ...Object.fromEntries(entry.headers), etag, vary: "accept-encoding" };
  return {
    etag,
    headers: {
      ...headers,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(body.length),
    },
    body: new Uint8Array(body),
    unchanged: { headers, body: new Uint8Array() },
  };
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
