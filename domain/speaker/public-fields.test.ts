import { expect, test } from "vitest";
import { PROFILE_FIELDS, roughPlace } from "./public-fields.ts";

test("neither owner nor contact data nor the self-declared gender is public", () => {
  expect(PROFILE_FIELDS.join(" ")).not.toMatch(/user_id|mail|phone|gender|\blat\b|\blng\b/);
});

test("a place is given to about a kilometre", () => {
  expect(roughPlace({ lat: 48.137154, lng: 11.576124 })).toEqual({ lat: 48.14, lng: 11.58 });
  expect(roughPlace({ lat: null, lng: null })).toEqual({ lat: null, lng: null });
});
