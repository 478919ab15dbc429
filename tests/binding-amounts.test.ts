import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where a price is only listed or chosen; what is shown there is not binding (C-105). */
const LISTED_PRICES = [
  "app/features/assistant/",
  "app/features/comparison/",
  "app/features/discovery/",
  "app/features/speakers/",
  "app/parts/",
  // Charts and sums over many bookings.
  "app/features/platform/overview/",
  // The choosing steps; the last one is exact.
  "app/features/bookings/drawer/",
  // What another speaker asks for.
  "app/features/bookings/admin/replace-dialog.tsx",
  "domain/money.ts",
];

/** Of the drawer these show the sum above the binding button, and write it exactly. */
const BINDING_LINES = [
  ["steps/order-summary.tsx", "formatEurosExact(price.gross_cents)"],
  ["drawer-foot.tsx", "formatEurosExact(price.gross_cents)"],
  ["price/cost-lines.tsx", "formatEurosExact(price.gross_cents)"],
] as const;

const sources = globSync(["{app,server,domain,data,integrations}/**/*.{ts,tsx}"], {
  exclude: ["data/local/**", "**/*.test.*"],
});

test("amounts of bookings, offers and invoices are never rounded to whole euros", () => {
  expect(sources.length).toBeGreaterThan(500);
  const rounding = sources
    .filter((path) => /\bformatEuros\b/.test(readFileSync(path, "utf8")))
    .filter((path) => !LISTED_PRICES.some((place) => path.startsWith(place)));
  expect(rounding).toEqual([]);
});

test("nothing but `domain/money.ts` writes German amounts of its own", () => {
  const own = sources.filter((path) =>
    /currency: "EUR"|\}\\u00a0€/.test(readFileSync(path, "utf8")),
  );
  expect(own.toSorted()).toEqual([
    // English prices of a profile.
    "domain/format/english.ts",
    "domain/money.ts",
  ]);
});

test("the sum above the binding button is exact wherever the drawer shows it", () => {
  for (const [file, line] of BINDING_LINES) {
    expect(readFileSync(`app/features/bookings/drawer/${file}`, "utf8")).toContain(line);
  }
});
