import { expect, test } from "vitest";
import { clearStorage } from "./clear-storage.ts";

test("signing out leaves nothing of the person, but comparison, tax and theme", () => {
  const entries = new Map([
    ["sb-auth-token", "{}"],
    ["wb-role", "admin"],
    ["wb-search-history", "[]"],
    ["wb-location", "{}"],
    ["wb-comparison", "{}"],
    ["wb-prices", "net"],
    ["wb-theme", "dark"],
  ]);
  clearStorage({
    length: entries.size,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => entries.delete(key),
  });
  expect([...entries.keys()]).toEqual(["wb-comparison", "wb-prices", "wb-theme"]);
});
