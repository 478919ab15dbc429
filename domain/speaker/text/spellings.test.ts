import { expect, test } from "vitest";
import { galleryImageUrl, testimonialQuote, testimonialRole } from "./spellings.ts";

test("either spelling of a testimonial is read", () => {
  expect(testimonialRole({ position: "Leiterin", role: null })).toBe("Leiterin");
  expect(testimonialRole({ position: null, role: "Vorstand" })).toBe("Vorstand");
  expect(testimonialQuote({ content: "Großartig", quote: null })).toBe("Großartig");
  expect(testimonialQuote({ content: "", quote: "Mitreißend" })).toBe("Mitreißend");
});

test("an image with only image_url still has an address", () => {
  expect(galleryImageUrl({ url: null, image_url: "/a.webp" })).toBe("/a.webp");
  expect(galleryImageUrl({ url: "/b.webp", image_url: "/a.webp" })).toBe("/b.webp");
});
