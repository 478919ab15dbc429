import { expect, test } from "vitest";
import { defaultImageUrl, imageSrcSet, imageUrl } from "./image-url.ts";

const PORTRAIT = { width: 960, height: 1200 };

test("a picture is requested with width and height [IMG-03] [IMG-04]", () => {
  const url = new URL(defaultImageUrl("/images/ada.webp", PORTRAIT), "http://localhost");
  expect(url.pathname).toBe("/images/ada.webp");
  expect(url.searchParams.get("width")).toBe("640");
  expect(url.searchParams.get("height")).toBe("800");
});

test("quality is 80 and format webp unless said otherwise [IMG-05] [IMG-06]", () => {
  expect(imageUrl("/images/a", { width: 320, height: 200 })).toBe(
    "/images/a?width=320&height=200&quality=80&format=webp",
  );
  expect(imageUrl("/images/a", { width: 320, height: 200, quality: 60, format: "jpeg" })).toBe(
    "/images/a?width=320&height=200&quality=60&format=jpeg",
  );
});

test("the responsive widths are 320, 640, 960, 1280 and 1920 [IMG-07]", () => {
  const candidates = imageSrcSet("/images/a", PORTRAIT).split(", ");
  expect(candidates.map((candidate) => candidate.split(" ")[1])).toEqual([
    "320w",
    "640w",
    "960w",
    "1280w",
    "1920w",
  ]);
});

test("the height follows the proportions in whole pixels", () => {
  expect(imageSrcSet("/images/a", { width: 16, height: 11 })).toContain("width=320&height=220&");
  expect(imageSrcSet("/images/a", { width: 3, height: 2 })).toContain("width=640&height=427&");
});

test("the key of a stored file is asked for below /images/", () => {
  expect(imageUrl("demo/ada-portrait.webp", { width: 320, height: 400 })).toBe(
    "/images/demo/ada-portrait.webp?width=320&height=400&quality=80&format=webp",
  );
});
