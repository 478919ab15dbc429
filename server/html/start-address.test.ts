import { expect, test } from "vitest";
import { readStartAddress, startAddress, startHash } from "./start-address.ts";

const ORIGIN = "https://www.wortbuehne.example";

test("the address names the page and the script, and is read back", () => {
  const address = startAddress(`${ORIGIN}/?q=KI%20%26%20mehr&seite=2`, "code");
  expect(readStartAddress(ORIGIN + address)).toEqual({
    page: `${ORIGIN}/?q=KI%20%26%20mehr&seite=2`,
    hash: startHash("code"),
  });
});

test("a page has another address", () => {
  expect(readStartAddress(`${ORIGIN}/speaker/miriam-falkenau`)).toBeNull();
});

test.each([
  "",
  "//boese.example/x",
  "https://boese.example/",
  "/_start?page=/",
  "/\\boese.example",
])("no other place can be asked for: %s", (page) => {
  const start = readStartAddress(`${ORIGIN}/_start?${new URLSearchParams({ page, v: "x" })}`);
  expect(new URL(start?.page ?? "").origin).toBe(ORIGIN);
  expect(new URL(start?.page ?? "").pathname).not.toBe("/_start");
});
