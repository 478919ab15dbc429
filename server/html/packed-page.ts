import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "#server/http/accepted-encoding.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Good enough for the first visitor; the best quality is made with the second request. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;

/** Ready to be sent: neither copied nor changed any more. */
type Packed = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
};
export type PackedPage = (encoding: Encoding) => Packed | Promise<Packed>;

/**
 * A page as it is sent, packed once for all who ask. The best packing takes long, and most addresses are
 * asked for once: only a page that is kept gets it.
 */
export function packedPage(
  { headers, body }: { headers: Packed["headers"]; body: Buffer },
  isKept: boolean,
): PackedPage {
  const ready = new Map<Encoding, Packed>();
  const packing = new Map<Encoding, Promise<Packed>>();
  let isBest = !isKept;

  function store(encoding: Encoding, bytes: Buffer): Packed {
    const form = encoding === "identity" ? {} : { "content-encoding": encoding };
    const length = { "content-length": String(bytes.length) };
    const packed = { headers: { ...headers, ...form, ...length }, body: new Uint8Array(bytes) };
    ready.set(encoding, packed);
    return packed;
  }

  function improve(): void {
    isBest = true;
    compress(body, BEST_QUALITY).then(
      (best) => store("br", best),
      () => undefined,
    );
  }

  return (encoding) => {
    const known = ready.get(encoding);
    if (known && encoding === "br" && !isBest) improve();
    if (known) return known;
    const started =
      packing.get(encoding) ?? pack(body, encoding).then((bytes) => store(encoding, bytes));
    packing.set(encoding, started);
    // Packing that failed for once is tried again by the next visitor.
    started.catch(() => packing.delete(encoding));
    return started;
  };
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
