import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

const INTERLACED = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** 16 bits, four channels, interlaced: the most a decoder can be made to hold, packed a thousandfold. */
export function pngBomb(edge: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const size = INTERLACED.reduce((sum, [left, top, right, down]) => {
    const [columns, rows] = [Math.ceil((edge - left) / right), Math.ceil((edge - top) / down)];
    return sum + (columns * 8 + 1) * rows;
  }, 0);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(size), { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** One colour, 7,071 pixels in both directions, in 38 bytes. */
export const LARGE_WEBP = Buffer.from(
  "UklGRh4AAABXRUJQVlA4TBEAAAAvnpvnBgdQmkrUqv+BiOh/AAA=",
  "base64",
);
/** The same as AVIF, a format whose decoder cannot be stopped. */
export const LARGE_AVIF = readFileSync(new URL("./large.avif", import.meta.url));

/** Claims a size and holds next to nothing of it. */
export function emptyPng(edge: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const [start, data] = [Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), Buffer.alloc(1)];
  return Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", deflateSync(data))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}
