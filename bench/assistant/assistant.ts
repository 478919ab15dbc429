import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { readBrief } from "#domain/assistant/read/read-brief.ts";
import { fold } from "#domain/search/text/fold.ts";
import type { CategoryName } from "#domain/speaker/categories/categories.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { readEventPlace } from "#features/assistant/read-event-place.server.ts";
import { createEmbeddedGeo } from "#integrations/geo/embedded-geo.ts";
import type { Figure } from "../report/figure.ts";

/** What a careful reader takes from a brief. What it does not say is left out and must not be invented. */
type Expected = {
  /** One day, or the first and the last of a span. */
  date?: string | readonly [string, string];
  /** Whole euros: the most, or the least and the most (null: open above). */
  budget?: number | readonly [number, number | null];
  place?: string;
  online?: true;
  topic?: CategoryName;
  languages?: readonly string[];
  notLanguages?: readonly string[];
  audience?: number;
  format?: "talk" | "workshop";
  excluded?: readonly string[];
};

/** Written as people write: typing errors, everyday words, negations. Held fixed while the reader changes. */
type Held = { today: string; briefs: readonly { brief: string; expected: Expected }[] };

const HELD = new URL("./assistant-briefs.json", import.meta.url);

const ASPECTS = [
  "date",
  "budget",
  "place",
  "online",
  "topic",
  "languages",
  "notLanguages",
  "audience",
  "format",
  "excluded",
] as const satisfies readonly (keyof Expected)[];
type Aspect = (typeof ASPECTS)[number];

export type Score = {
  /** Of all briefs, also those that say nothing about it: inventing something is an error as well. */
  readonly right: Record<Aspect, number>;
  readonly briefs: number;
  /** Briefs in which everything was read rightly. */
  readonly whole: number;
  readonly misses: readonly { brief: string; aspect: Aspect; expected: unknown; read: unknown }[];
  readonly milliseconds: number;
};

/** Reads every held brief and compares it with what a careful reader would take from it. */
export async function scoreBriefs(): Promise<Score> {
  const { today, briefs }: Held = JSON.parse(await readFile(HELD, "utf8"));
  const geo = createEmbeddedGeo(tmpdir());
  await geo.resolve("Berlin");
  const right = Object.fromEntries(ASPECTS.map((aspect) => [aspect, 0])) as Record<Aspect, number>;
  const misses: { brief: string; aspect: Aspect; expected: unknown; read: unknown }[] = [];
  let whole = 0;
  const begun = performance.now();
  for (const { brief, expected } of briefs) {
    const read = await readHeld(brief, isoDate(today), geo);
    const wrong = ASPECTS.filter((aspect) => !isRight(aspect, expected, read));
    for (const aspect of ASPECTS) right[aspect] += wrong.includes(aspect) ? 0 : 1;
    for (const aspect of wrong) {
      misses.push({ brief, aspect, expected: expected[aspect], read: read[aspect] });
    }
    if (wrong.length === 0) whole += 1;
  }
  return { right, briefs: briefs.length, whole, misses, milliseconds: performance.now() - begun };
}

type Read = { [A in Aspect]?: unknown };

async function readHeld(
  brief: string,
  today: IsoDate,
  geo: ReturnType<typeof createEmbeddedGeo>,
): Promise<Read> {
  const { constraints: known, places } = readBrief(brief, today);
  const place = (await readEventPlace({ geo }, places)).place ?? undefined;
  const { date, budget } = known;
  return {
    date: date && (date.from === date.to ? date.from : [date.from, date.to]),
    budget: budget && (budget.min === null ? budget.max : [budget.min, budget.max]),
    place,
    online: known.isOnline || undefined,
    topic: known.categories[0],
    languages: known.languages,
    notLanguages: known.notLanguages,
    audience: known.audience,
    format: known.format,
    excluded: known.excluded,
  };
}

function isRight(aspect: Aspect, expected: Expected, read: Read): boolean {
  const [wanted, found] = [expected[aspect], read[aspect]];
  if (aspect === "place") {
    if (typeof wanted !== "string" || typeof found !== "string") return wanted === found;
    return fold(found).includes(fold(wanted));
  }
  // A brief without a topic of ours may still bring one to mind; that does no harm.
  if (aspect === "topic" && wanted === undefined) return true;
  return plain(wanted) === plain(found);
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return "[]";
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
}

/** How well the embedded reader understands, constraint by constraint. */
export async function benchAssistant(): Promise<Figure[]> {
  const { right, briefs, whole, milliseconds } = await scoreBriefs();
  const share = (count: number) => (100 * count) / briefs;
  const all = ASPECTS.reduce((sum, aspect) => sum + right[aspect], 0) / ASPECTS.length;
  return [
    ...ASPECTS.map((aspect) => ({
      name: `briefs: ${aspect} read rightly`,
      value: share(right[aspect]),
      unit: "%",
    })),
    { name: "briefs: all constraints together", value: share(all), unit: "%" },
    { name: "briefs: read without any error", value: share(whole), unit: "%" },
    { name: "briefs: time for one", value: milliseconds / briefs, unit: "ms" },
  ];
}
