import * as z from "zod/mini";
import { type Cents, cents } from "#domain/money.ts";

const MOST_RATES = 60;
const MOST_BASIS_POINTS = 2_000;

/** Why a list of rates is refused; the words for it live with those who answer. */
export type LevyFault = "same_year" | "levy_rate";

const fault = (code: LevyFault) => ({ params: { fault: code } });

const levyRate = z.object({
  from_year: z.int().check(z.minimum(2000), z.maximum(2999)),
  basis_points: z.int().check(
    z.minimum(0),
    z.refine((rate) => rate <= MOST_BASIS_POINTS, fault("levy_rate")),
  ),
});

/** The rate of the Künstlersozialabgabe from a calendar year on, until a later one follows. */
type ArtistLevyRate = Readonly<z.output<typeof levyRate>>;

/** The rate is set for every calendar year anew (§ 26 KSVG), and a year is reported in the next one. */
export const artistLevyRatesSchema = z.array(levyRate).check(
  z.minLength(1),
  z.maxLength(MOST_RATES),
  z.refine(
    (rates) => new Set(rates.map(({ from_year }) => from_year)).size === rates.length,
    fault("same_year"),
  ),
);

/** As the ordinances of these years have it. */
export const DEFAULT_ARTIST_LEVY_RATES: readonly ArtistLevyRate[] = [
  { from_year: 2023, basis_points: 500 },
  { from_year: 2026, basis_points: 490 },
];

/** What holds in a year; null before the first year that is known. */
export function artistLevyRate(rates: readonly ArtistLevyRate[], year: number): number | null {
  const [latest] = rates
    .filter(({ from_year }) => from_year <= year)
    .toSorted((a, b) => b.from_year - a.from_year);
  return latest?.basis_points ?? null;
}

export function artistLevy(base: Cents, basisPoints: number): Cents {
  return cents(Math.round((base * basisPoints) / 10_000));
}
