import { encode } from "uqr";

export type QrPath = { readonly size: number; readonly path: string };

/** Four light modules around a code (ISO 18004). */
const BORDER = 4;

/** A QR code as one path of unit squares in a box of `size`; EPC069-12 wants level M, version 13 at most. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: BORDER, maxVersion: 13 });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
  }
  return { size, path: runs.join("") };
}
