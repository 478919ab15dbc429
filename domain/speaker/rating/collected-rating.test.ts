import fc from "fast-check";
import { expect, test } from "vitest";
import { collectedRating, ratingBefore } from "./collected-rating.ts";

const stars = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 50 });

test("every opinion has the same weight", () => {
  expect(collectedRating({ rating: 0, reviews: 0 }, [])).toEqual({ rating: 0, reviews: 0 });
  expect(collectedRating({ rating: 0, reviews: 0 }, [5, 4])).toEqual({ rating: 4.5, reviews: 2 });
  expect(collectedRating({ rating: 4.9, reviews: 9 }, [4])).toEqual({ rating: 4.81, reviews: 10 });
});

test("a profile that shows fewer opinions than there are came with nothing", () => {
  expect(ratingBefore({ rating: 4.8, reviews: 1 }, [5, 4])).toEqual({ rating: 0, reviews: 0 });
});

test("what was taken out can be put back, give or take the rounding", () => {
  const shown = fc.record({
    rating: fc.integer({ min: 300, max: 500 }).map((rating) => rating / 100),
    reviews: fc.integer({ min: 60, max: 400 }),
  });
  fc.assert(
    fc.property(shown, stars, (rating, published) => {
      const base = ratingBefore(rating, published);
      const again = collectedRating(base, published);
      expect(again.reviews).toBe(rating.reviews);
      expect(again.rating).toBeLessThanOrEqual(5);
      if (base.rating < 5 && base.rating > 0) {
        expect(Math.abs(again.rating - rating.rating)).toBeLessThanOrEqual(0.011);
      }
    }),
  );
});
