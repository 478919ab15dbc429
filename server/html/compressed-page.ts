import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { Encoding } from "#server/http/accepted-encoding.ts";

const brotli = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Good enough for the first visitors. */
const FIRST_QUALITY = 5;
/** A sixth smaller, and takes seventy times as long: for pages that many ask for before they change. */
const BEST_QUALITY = 11;
export const BEST_AFTER_VISITS = 20;

/** Ready to be sent: neither copied nor changed any more. */
type Compressed = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
};

export type CompressedPage = {
  /** What it takes of the memory. */
  readonly bytes: number;
  as(encoding: Encoding): Compressed | Promise<Compressed>;
};

type Page = { headers: Compressed["headers"]; body: Buffer };

/** For one visitor, or those who wait together. */
export function compressedOnce({ headers, body }: Page): CompressedPage {
  return {
    bytes: body.length,
    as: async (encoding) => answerOf(headers, encoding, await compressAs(body, encoding)),
  };
}

/** Any page of the process: the best compression must not take the processor from visitors. */
let isImproving = false;

/**
 * For all who ask. Nearly all understand brotli, and compressed that way it takes a fifth of the memory; for
 * the others it is compressed anew each time.
 */
export async function compressedToKeep({ headers, body }: Page): Promise<CompressedPage> {
  const first = await compress(body, FIRST_QUALITY);
  let ready = answerOf(headers, "br", first);
  let visits = 0;
  let isBest = false;

  async function improve(): Promise<void> {
    isBest = true;
    isImproving = true;
    try {
      ready = answerOf(headers, "br", await compress(await decompress(ready.body), BEST_QUALITY));
    } catch {
      // It is sent as it is.
    }
    isImproving = false;
  }

  return {
    bytes: first.length,
    as(encoding) {
      if (encoding !== "br") {
        return decompress(ready.body)
          .then((plain) => compressAs(plain, encoding))
          .then((bytes) => answerOf(headers, encoding, bytes));
      }
      visits += 1;
      // One page at a time; the others try again with their next visitor.
      if (visits > BEST_AFTER_VISITS && !isBest && !isImproving) void improve();
      return ready;
    },
  };
}

function answerOf(headers: Compressed["headers"], encoding: Encoding, bytes: Buffer): Compressed {
  const form = encoding === "identity" ? {} : { "content-encoding": encoding };
  const length = { "content-length": String(bytes.length) };
  return { headers: { ...headers, ...form, ...length }, body: new Uint8Array(bytes) };
}

async function compressAs(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return encoding === "gzip" ? gzipped(body, { level: 9 }) : compress(body, FIRST_QUALITY);
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
