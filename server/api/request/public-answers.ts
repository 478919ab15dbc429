import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { keepNewest } from "#domain/list/keep-newest.ts";
import { acceptedEncoding, type Encoding } from "#server/http/accepted-encoding.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The largest has some 80 kB, most have less than ten. */
const MOST_KEPT = 300;
/** Holds also when the news of a change does not arrive. */
const MAX_AGE_MS = 2_000;
/** Less than this fits one packet as it is. */
const WORTH_PACKING = 1_024;
/**
 * Most addresses are asked for once; the next quality takes nearly twice as long for 2 % less. A window of
 * 64 kB spans most answers; the memory of the usual one costs more than the packing.
 */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 },
};
const GZIP = { level: 6 };

/** The text of a public answer, written and packed once for all who ask for it meanwhile. */
type PublicAnswer = {
  readonly text: string;
  readonly etag: string;
  readonly version: number;
  readonly madeAt: number;
  readonly packed: Map<Encoding, Uint8Array<ArrayBuffer>>;
};

type Options = {
  now: () => Date;
  /** Changes with public content; without it nothing is kept. */
  contentVersion?: (() => number) | undefined;
};

/**
 * Answers public reads: shared for a short while, then confirmed by their ETag. What all visitors get is
 * kept by its address until public content changes, and never for long.
 */
export function createPublicAnswers({ now, contentVersion }: Options) {
  const kept = new Map<string, PublicAnswer>();

  function find(address: string): PublicAnswer | undefined {
    const answer = kept.get(address);
    if (!answer || answer.version !== contentVersion?.()) return undefined;
    return now().getTime() - answer.madeAt < MAX_AGE_MS ? answer : undefined;
  }

  /** `write` gives the text, or a refusal, which is not kept. */
  return async (
    c: Context<ApiEnv>,
    shareSeconds: number,
    write: () => Promise<string | Response>,
  ): Promise<Response> => {
    // What a signed-in user gets can contain more (their own hidden profile), so it is never stored.
    const isVisitor = viewerOf(c).kind === "visitor";
    const caching = isVisitor ? shared(shareSeconds) : "private, no-store";
    const address = addressOf(c.req.url);
    const known = isVisitor ? find(address) : undefined;
    if (known) return send(c, known, caching);
    // Read first: content that changes meanwhile makes the answer old at once.
    const version = contentVersion?.() ?? 0;
    const madeAt = now().getTime();
    const text = await write();
    if (typeof text !== "string") {
      text.headers.append("vary", "authorization");
      return text;
    }
    const etag = `W/"${hash("sha1", text, "base64url")}"`;
    const answer = { text, etag, version, madeAt, packed: new Map() };
    if (isVisitor && contentVersion) keepNewest(kept, [address, answer], MOST_KEPT);
    return send(c, answer, caching);
  };
}

function shared(seconds: number): string {
  return `public, max-age=${seconds}, stale-while-revalidate=${seconds * 5}`;
}

/** Path and query as they came. */
function addressOf(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("://") + 3));
}

/** All headers at once: changing those of an answer later costs more than most answers do. */
async function send(c: Context<ApiEnv>, answer: PublicAnswer, caching: string): Promise<Response> {
  const { text, etag } = answer;
  const headers = { etag, "cache-control": caching, vary: "authorization, accept-encoding" };
  if (isKnown(etag, c.req.header("if-none-match") ?? "")) {
    return new Response(null, { status: 304, headers });
  }
  const typed = { "content-type": "application/json", ...headers };
  const accepted = text.length < WORTH_PACKING ? "" : (c.req.header("accept-encoding") ?? "");
  const encoding = acceptedEncoding(accepted);
  if (encoding === "identity") return new Response(text, { headers: typed });
  const packed = answer.packed.get(encoding) ?? (await pack(answer, encoding));
  return new Response(packed, { headers: { ...typed, "content-encoding": encoding } });
}

/** The comparison is weak: a proxy may have said so of the tag, or taken it away. */
function isKnown(etag: string, ifNoneMatch: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.includes(etag.slice(etag.indexOf('"')));
}

async function pack({ text, packed }: PublicAnswer, encoding: Encoding) {
  const bytes = await (encoding === "br" ? brotli(text, BROTLI) : gzipped(text, GZIP));
  const ready = new Uint8Array(bytes);
  packed.set(encoding, ready);
  return ready;
}
