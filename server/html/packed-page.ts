import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { Encoding } from "#server/http/accepted-encoding.ts";

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Good enough for the first visitors. */
const FIRST_QUALITY = 5;
/** A sixth smaller, and takes seventy times as long: for pages that many ask for before they change. */
const BEST_QUALITY = 11;
export const BEST_AFTER_VISITS = 20;

/** Ready to be sent: neither copied nor changed any more. */
type Packed = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
};

export type PackedPage = {
  /** What it takes of the memory. */
  readonly bytes: number;
  as(encoding: Encoding): Packed | Promise<Packed>;
};

type Page = { headers: Packed["headers"]; body: Buffer };

/** For one visitor, or those who wait together. */
export function packedOnce({ headers, body }: Page): PackedPage {
  return {
    bytes: body.length,
    as: async (encoding) => packed(headers, encoding, await pack(body, encoding)),
  };
}

/** Any page of the process: the best packing must not take the processor from visitors. */
let isImproving = false;

/**
 * For all who ask. Nearly all understand brotli, and packed that way it takes a fifth of the memory; for
 * the others it is packed anew each time.
 */
export async function packedToKeep({ headers, body }: Page): Promise<PackedPage> {
  const first = await compress(body, FIRST_QUALITY);
  let ready = packed(headers, "br", first);
  let visits = 0;
  let isBest = false;

  async function improve(): Promise<void> {
    isBest = true;
    isImproving = true;
    try {
      ready = packed(headers, "br", await compress(await unpacked(ready.body), BEST_QUALITY));
    } catch {
      // It is sent as it is.
    }
    isImproving = false;
  }

  return {
    bytes: first.length,
    as(encoding) {
      if (encoding !== "br") {
        return unpacked(ready.body)
          .then((plain) => pack(plain, encoding))
          .then((bytes) => packed(headers, encoding, bytes));
      }
      visits += 1;
      // One page at a time; the others try again with their next visitor.
      if (visits > BEST_AFTER_VISITS && !isBest && !isImproving) void improve();
      return ready;
    },
  };
}

function packed(headers: Packed["headers"], encoding: Encoding, bytes: Buffer): Packed {
  const form = encoding === "identity" ? {} : { "content-encoding": encoding };
  const length = { "content-length": String(bytes.length) };
  return { headers: { ...headers, ...form, ...length }, body: new Uint8Array(bytes) };
}

async function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
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
