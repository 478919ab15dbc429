// Packs the three speakers of the home page in the two sizes it shows: node scripts/assets/make-stage-art.ts
import sharp from "sharp";
import { ensemble } from "../pictures/posters.ts";

for (const width of [720, 1280]) {
  await sharp(Buffer.from(ensemble()))
    .resize(width)
    .avif({ quality: 58, effort: 9 })
    .toFile(`app/assets/ensemble-${width}.avif`);
}
