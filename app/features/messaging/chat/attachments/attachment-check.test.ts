import { expect, test } from "vitest";
import { attachmentError } from "./attachment-check.ts";

const MEGABYTES = 1024 * 1024;

test.each([
  ["image/png", 5 * MEGABYTES, 0, null],
  ["application/pdf", 1, 4, null],
  ["application/pdf", 5 * MEGABYTES + 1, 0, "size"],
  ["image/svg+xml", 1, 0, "type"],
  ["text/html", 1, 0, "type"],
  ["", 1, 0, "type"],
  ["image/png", 1, 5, "count"],
])("%s with %d bytes beside %d others: %s", (type, size, count, error) => {
  expect(attachmentError({ type, size }, count)).toBe(error);
});
