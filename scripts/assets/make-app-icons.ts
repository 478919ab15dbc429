// Draws the icons of the web app manifest from the mark: node scripts/assets/make-app-icons.ts
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const FOLDER = "public/icons";
const STAGE = "#0e1322";
/** Systems cut maskable icons to a circle of 80 %, so the mark keeps clear of the edge. */
const SAFE_PART = 0.72;

const mark = await readFile("app/assets/mark.svg");
await mkdir(FOLDER, { recursive: true });

for (const size of [192, 512]) {
  await draw(size).png({ palette: true }).toFile(`${FOLDER}/icon-${size}.png`);
}
const inner = Math.round(512 * SAFE_PART);
await sharp({ create: { width: 512, height: 512, channels: 4, background: STAGE } })
  .composite([{ input: await draw(inner).png().toBuffer() }])
  .png({ palette: true })
  .toFile(`${FOLDER}/icon-maskable-512.png`);

// Asked for by browsers on everything that is no page: text files, documents, feeds.
await writeFile(
  "public/favicon.ico",
  iconFile(48, await draw(48).png({ palette: true }).toBuffer()),
);

/** The container of the old format: one entry, which may be a PNG. */
function iconFile(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function draw(size: number) {
  return sharp(mark, { density: (72 * size) / 64 }).resize(size, size);
}
