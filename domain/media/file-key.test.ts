import { expect, test } from "vitest";
import { FILE_TYPES, fileKey, fileType, isFileKey, isPictureKey } from "./file-key.ts";

test("a key names folders, a file and one known ending", () => {
  for (const key of [
    "speakers/miriam-falkenau-portrait.webp",
    "uploads/0f3a9c.webp",
    "invoices/2026/wb-2026-0001.pdf",
    "logo.png",
  ]) {
    expect(isFileKey(key), key).toBe(true);
  }
});

test.each([
  "",
  ".webp",
  "a",
  "../x.webp",
  "speakers/../x.webp",
  "speakers/./x.webp",
  "/etc/passwd.png",
  "speakers//x.webp",
  "speakers\\x.webp",
  "speakers/x.webp/",
  "speakers/x.webp\n",
  "speakers/x\0.webp",
  "speakers/X.webp",
  "speakers/x.php.webp",
  "speakers/x.svg",
  "speakers/x.html",
  "C:/x.webp",
  "%2e%2e/x.webp",
  "a/b/c/d/e/f.webp",
  `${"a".repeat(81)}.webp`,
])("%j is not a key", (text) => {
  expect(isFileKey(text)).toBe(false);
  expect(() => fileKey(text)).toThrow(RangeError);
});

test("every known ending makes a key, and the ending decides the type", () => {
  for (const [ending, type] of Object.entries(FILE_TYPES)) {
    expect(fileType(fileKey(`folder/file.${ending}`))).toBe(type);
  }
});

test("only pictures count as pictures", () => {
  expect(isPictureKey(fileKey("a/b.webp"))).toBe(true);
  expect(isPictureKey(fileKey("a/b.pdf"))).toBe(false);
});
