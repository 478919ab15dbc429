import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cast } from "#data/seed/cast.ts";
import { galleryOf } from "#data/seed/pictures.ts";
import { INK, SKINS } from "./palette.ts";
import { picturePlan } from "./plan.ts";

const folder = join(import.meta.dirname, "../../data/seed/pictures");
const plan = picturePlan("<svg/>");

describe("the cast", () => {
  test("has forty-two people with different slugs and names", () => {
    expect(cast).toHaveLength(42);
    expect(new Set(cast.map(({ slug }) => slug)).size).toBe(42);
    expect(new Set(cast.map(({ name }) => name)).size).toBe(42);
  });

  test("lives in at least twenty cities, eight people each in Austria and Switzerland", () => {
    const from = (country: string) => cast.filter((member) => member.country === country).length;
    expect(new Set(cast.map(({ city }) => city)).size).toBeGreaterThanOrEqual(20);
    expect(from("AT")).toBeGreaterThanOrEqual(8);
    expect(from("CH")).toBeGreaterThanOrEqual(8);
  });

  test("never lights two neighbours with the same gel", () => {
    const clashes = cast.filter((member, index) => member.gel === cast[index + 1]?.gel);
    expect(clashes).toEqual([]);
  });

  test("uses all six skin tints", () => {
    expect(new Set(cast.map(({ skin }) => skin)).size).toBe(6);
  });
});

test("the ink line keeps a contrast of 3:1 to every skin tint", () => {
  for (const tint of Object.values(SKINS)) expect(contrast(tint, INK)).toBeGreaterThanOrEqual(3);
});

test("the first gallery shows all five scenes, the others three or four different ones", () => {
  expect(galleryOf(0)).toHaveLength(5);
  for (const index of cast.keys()) {
    const gallery = galleryOf(index);
    expect(new Set(gallery).size).toBe(gallery.length);
    if (index > 0) expect([3, 4]).toContain(gallery.length);
  }
});

test("no two pictures are drawn alike, and drawing twice gives the same picture", () => {
  const print = (svg: string) => createHash("sha256").update(svg).digest("hex");
  const first = plan.map(({ draw }) => print(draw()));
  expect(new Set(first).size).toBe(plan.length);
  expect(plan.map(({ draw }) => print(draw()))).toEqual(first);
});

test("every planned picture is stored in its size, and nothing else is stored", async () => {
  const stored = await Promise.all(
    plan.map(async ({ file }) => {
      const { width, height } = await sharp(join(folder, file)).metadata();
      return { file, size: { width, height } };
    }),
  );
  expect(stored).toEqual(plan.map(({ file, size }) => ({ file, size })));
  expect((await readdir(folder)).sort()).toEqual(plan.map(({ file }) => file).sort());
});

test("the ensemble stands on a transparent ground", async () => {
  const { hasAlpha } = await sharp(join(folder, "ensemble.webp")).metadata();
  expect(hasAlpha).toBe(true);
});

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
