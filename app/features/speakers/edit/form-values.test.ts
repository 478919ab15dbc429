import { expect, test } from "vitest";
import {
  entriesOf,
  type FormField,
  fromEntry,
  NOT_OFFERED,
  toEntry,
  valuesOf,
} from "./form-values.ts";

test.each([
  ["euros", "4.800 €", 4800],
  ["euros", "", null],
  ["euros", "viel", "viel"],
  ["money", "1.250,50", 125_050],
  ["money", "900", 90_000],
  ["whole", "12", 12],
  ["whole", "1,5", "1,5"],
  ["minutes", "20, 40;60", [20, 40, 60]],
  ["minutes", "kurz", ["kurz"]],
  ["list", " Mut , ,Wandel\nFokus", ["Mut", "Wandel", "Fokus"]],
  ["day", "", null],
  ["choice", "", null],
  ["text", "  Ja ", "Ja"],
  ["check", true, true],
  [
    "bands",
    ["100:250", " 600 : 1.200 ", ":viel"],
    [
      { up_to_km: 100, euros: 250 },
      { up_to_km: 600, euros: 1200 },
      { up_to_km: null, euros: "viel" },
    ],
  ],
] as const)("%s: „%s“ is sent as %s", (kind, entry, sent) => {
  expect(fromEntry(kind, entry)).toEqual(sent);
});

test("what is stored stands in its field and comes back unchanged", () => {
  for (const [kind, stored] of [
    ["money", 125_050],
    ["euros", 4800],
    ["minutes", [20, 40]],
    ["list", ["Mut", "Wandel"]],
    ["check", false],
    ["choices", ["a"]],
    [
      "bands",
      [
        { up_to_km: 100, euros: 250 },
        { up_to_km: null, euros: 900 },
      ],
    ],
    ["whole", null],
  ] as const) {
    expect(fromEntry(kind, toEntry(kind, stored))).toEqual(stored);
  }
});

test("links are gathered in one object, and empty ones are left out", () => {
  const fields: FormField[] = [
    { name: "name", label: "", kind: "text" },
    { name: "social_links.website", label: "", kind: "link" },
    { name: "social_links.x", label: "", kind: "link" },
  ];
  const stored = { name: "Ada", social_links: { website: "https://ada.example" } };
  const entries = entriesOf(fields, stored);
  expect(entries["social_links.x"]).toBe("");
  expect(valuesOf(fields, entries)).toEqual(stored);
  expect(valuesOf(fields, { ...entries, "social_links.website": "" })).toEqual({
    name: "Ada",
    social_links: {},
  });
});

test("a length is priced, not offered or not answered yet, and sent in both places", () => {
  const fields: FormField[] = ["fee_20", "fee_40", "fee_60"].map((name) => ({
    ...{ name, label: "", kind: "length" },
  }));
  const stored = { fee_20: null, fee_40: 3600, fee_60: null, lengths_not_offered: [20] };
  const entries = entriesOf(fields, stored);
  expect(entries).toEqual({ fee_20: NOT_OFFERED, fee_40: "3600", fee_60: "" });
  expect(valuesOf(fields, entries)).toEqual(stored);
  expect(valuesOf(fields, { ...entries, fee_20: "2.500 €", fee_60: NOT_OFFERED })).toEqual({
    ...{ fee_20: 2500, fee_40: 3600, fee_60: null, lengths_not_offered: [60] },
  });
});
