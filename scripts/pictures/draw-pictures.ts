// Draws all demo pictures into data/seed/pictures. Run by hand: node scripts/pictures/draw-pictures.ts [slug …]
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { picturePlan } from "./plan.ts";

const folder = join(import.meta.dirname, "../../data/seed/pictures");
const wordmark = await readFile(join(import.meta.dirname, "wordmark.svg"), "utf8");
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const { file, draw } of picturePlan(wordmark)) {
  if (wanted.length > 0 && !wanted.some((start) => file.startsWith(start))) continue;
  const image = sharp(Buffer.from(draw()));
  const encoded = file.endsWith(".png")
    ? image.png({ palette: true, compressionLevel: 9 })
    : image.webp({ quality: 80, effort: 6 });
  await encoded.toFile(join(folder, file));
}
