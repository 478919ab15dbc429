export type PictureFormat = "jpeg" | "png" | "webp" | "avif";

/**
 * What the first bytes claim to be. It is asked before any decoder runs, so that SVG, GIF, PDF and
 * the many other formats a picture library understands never reach a parser.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64));
  if (head.subarray(0, 3).equals(JPEG)) return "jpeg";
  if (head.subarray(0, 8).equals(PNG)) return "png";
  if (text(head, 0, 4) === "RIFF" && text(head, 8, 12) === "WEBP") return "webp";
  if (text(head, 4, 8) === "ftyp" && brands(head).includes("avif")) return "avif";
  return undefined;
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function text(head: Buffer, from: number, to: number): string {
  return head.toString("latin1", from, to);
}

/** The main brand and the compatible ones; between them lie four bytes of version. */
function brands(head: Buffer): string[] {
  const end = Math.min(head.length, head.readUInt32BE(0));
  const found = [text(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(text(head, at, at + 4));
  return found;
}
