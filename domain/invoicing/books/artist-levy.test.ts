import { expect, test } from "vitest";
import * as z from "zod/mini";
import { artistLevyRate, artistLevyRatesSchema, DEFAULT_ARTIST_LEVY_RATES } from "./artist-levy.ts";

test("a year keeps its rate when the next one is entered, in whatever order they stand", () => {
  const rates = [
    { from_year: 2027, basis_points: 520 },
    { from_year: 2024, basis_points: 500 },
    { from_year: 2026, basis_points: 490 },
  ];
  const years = [2023, 2024, 2025, 2026, 2027, 2031];
  expect(years.map((year) => artistLevyRate(rates, year))).toEqual([null, 500, 500, 490, 520, 520]);
});

test("the default knows the years of the ordinances", () => {
  const years = [2022, 2023, 2025, 2026];
  expect(years.map((year) => artistLevyRate(DEFAULT_ARTIST_LEVY_RATES, year))).toEqual([
    null,
    500,
    500,
    490,
  ]);
});

test("two rates for one year are refused", () => {
  const twice = [
    { from_year: 2026, basis_points: 490 },
    { from_year: 2026, basis_points: 500 },
  ];
  expect(z.safeParse(artistLevyRatesSchema, twice).error?.issues).toMatchObject([
    { path: [], params: { fault: "same_year" } },
  ]);
});
