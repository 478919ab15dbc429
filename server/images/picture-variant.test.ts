import { expect, test } from "vitest";
import { IMAGE_WIDTHS, imageUrl } from "#domain/media/image-url.ts";
import { PICTURE_FORMATS, pictureVariant } from "./picture-variant.ts";

const variant = (query: string) => pictureVariant(new URLSearchParams(query));

test("without parameters: 640 wide, quality 80, webp [IMG-05] [IMG-06]", () => {
  expect(variant("")).toEqual({
    ok: true,
    value: { width: 640, height: undefined, quality: 80, format: "webp", version: undefined },
  });
});

test("all listed widths and formats are accepted", () => {
  for (const width of IMAGE_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const answer = variant(`width=${width}&height=400&quality=95&format=${format}&v=3f-a`);
      expect(answer).toEqual({
        ok: true,
        value: { width, height: 400, quality: 95, format, version: "3f-a" },
      });
    }
  }
});

test("what the pages ask for is accepted, in every width and for portraits too", () => {
  for (const width of IMAGE_WIDTHS) {
    const address = imageUrl("/images/speakers/x.webp", { width, height: width * 2 });
    expect(variant(new URL(address, "http://localhost").search)).toMatchObject({
      ok: true,
      value: { width, height: width * 2, quality: 80, format: "webp" },
    });
  }
});

test.each([
  ["width=641", { width: "not_allowed" }],
  ["width=", { width: "not_allowed" }],
  ["width=-640", { width: "not_allowed" }],
  ["width=6.4e2", { width: "not_allowed" }],
  ["width=%20640", { width: "not_allowed" }],
  ["width=0640", { width: "not_allowed" }],
  ["height=0", { height: "not_allowed" }],
  ["height=3841", { height: "not_allowed" }],
  ["height=NaN", { height: "not_allowed" }],
  ["quality=29", { quality: "not_allowed" }],
  ["quality=96", { quality: "not_allowed" }],
  ["quality=80.5", { quality: "not_allowed" }],
  ["format=gif", { format: "not_allowed" }],
  ["format=svg", { format: "not_allowed" }],
  ["format=__proto__", { format: "not_allowed" }],
  ["v=../x", { v: "not_allowed" }],
  ["width=640&width=320", { width: "repeated_parameter" }],
  ["blur=5", { blur: "unknown_parameter" }],
  ["width=1&format=x", { width: "not_allowed", format: "not_allowed" }],
])("%s is refused", (query, error) => {
  expect(variant(query)).toEqual({ ok: false, error });
});
