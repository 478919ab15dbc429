import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Theme, Width } from "./take-screenshots.ts";

type Choice = { shot: string; width: Width; theme: Theme; height: number; top?: number };

/** The pictures of docs/tour.md and the README, by file name. */
const CHOICES: Record<string, Choice> = {
  home: { shot: "home", width: 1440, theme: "light", height: 900 },
  search: { shot: "home-filtered", width: 1440, theme: "light", height: 820, top: 610 },
  assistant: { shot: "assistant-answer", width: 1440, theme: "light", height: 900 },
  profile: { shot: "profile", width: 1440, theme: "light", height: 900 },
  "profile-phone": { shot: "profile", width: 390, theme: "dark", height: 844 },
  compare: { shot: "compare", width: 1440, theme: "light", height: 820, top: 520 },
  booking: { shot: "booking-5-summary", width: 1440, theme: "light", height: 900 },
  customer: { shot: "customer-dashboard", width: 1440, theme: "light", height: 900 },
  messages: { shot: "customer-conversation", width: 1440, theme: "light", height: 900 },
  speaker: { shot: "speaker-dashboard", width: 1440, theme: "light", height: 1000 },
  admin: { shot: "admin-overview", width: 1440, theme: "light", height: 1000 },
  "admin-booking": { shot: "admin-booking", width: 1440, theme: "dark", height: 900 },
};

const LARGEST_BYTES = 60_000;
const PAGE_WIDTH = 1_200;

/** Small enough to lie in the repository; only what was taken this time is renewed. */
export async function chooseScreens(from: string, to: string, taken: ReadonlySet<string>) {
  const written: string[] = [];
  for (const [name, { shot, width, theme, height, top = 0 }] of Object.entries(CHOICES)) {
    const file = `${shot}-${width}-${theme}.jpg`;
    if (!taken.has(file)) continue;
    const source = sharp(join(from, file));
    const shown = Math.min(height, (await source.metadata()).height - top);
    const part = source
      .extract({ left: 0, top, width, height: shown })
      .resize({ width: Math.min(width * 2, PAGE_WIDTH), withoutEnlargement: true });
    await writeSmall(part, join(to, `${name}.webp`));
    written.push(name);
  }
  return written;
}

async function writeSmall(picture: Sharp, file: string): Promise<void> {
  for (let quality = 86; ; quality -= 6) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.byteLength > LARGEST_BYTES && quality > 20) continue;
    await writeFile(file, bytes);
    return;
  }
}
