import { expect, test } from "vitest";
import { publicationGaps, quickBookingRefusal } from "./publication.ts";

test("a profile without a short introduction or a category cannot be published", () => {
  expect(publicationGaps(["fees", "short_bio", "videos"])).toEqual({
    missing: ["short_bio", "fees"],
    isOptional: false,
  });
});

test("without portrait, fee or talk it is published on purpose only", () => {
  expect(publicationGaps(["portrait", "gallery"])).toEqual({
    missing: ["portrait"],
    isOptional: true,
  });
  expect(publicationGaps(["gallery", "videos"])).toBeNull();
});

test("quick booking needs direct booking and a fee", () => {
  const offer = { allows_direct_booking: true, lowest_fee: 2500 };
  expect(quickBookingRefusal(offer)).toBeNull();
  expect(quickBookingRefusal({ ...offer, lowest_fee: 0 })).toBe("no_fee");
  expect(quickBookingRefusal({ ...offer, allows_direct_booking: false })).toBe("no_direct_booking");
});
