import { expect, test } from "vitest";
import { putSizingTable } from "./sizing-table.ts";

test("figures of several sizes stand side by side, the rest of the page stays", () => {
  const page = "before\n\n<!-- sizing -->\nold\n<!-- /sizing -->\n\nafter\n";
  const figures = [
    { name: "memory, 1.000 speakers", value: 203.4, unit: "MB" },
    { name: "memory, 10.000 speakers", value: 1234, unit: "MB" },
    { name: "search, p95, 10.000 speakers", value: 1.234, unit: "ms" },
  ];
  const once = putSizingTable(page, figures, "2 cores");
  expect(once.split("\n")).toEqual([
    "before",
    "",
    "<!-- sizing -->",
    "2 cores",
    "",
    "|  | 1,000 speakers | 10,000 speakers |",
    "|---|---|---|",
    "| memory | 203 MB | 1,234 MB |",
    "| search, p95 | – | 1.23 ms |",
    "<!-- /sizing -->",
    "",
    "after",
    "",
  ]);
  expect(putSizingTable(once, figures, "2 cores")).toBe(once);
});
