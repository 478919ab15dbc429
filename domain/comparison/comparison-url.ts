import { exceptionalLength, type FormatDuration } from "#domain/pricing/duration-formats.ts";
import { type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";
import { MAX_COMPARED } from "./list.ts";

const PATH = "/compare";
const FILE = "/api/v1/comparison.pdf";
const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/;

const LONGEST_TEXT = 120;

/** What the address of the comparison says: whom to show instead of one's own list, and for which event. */
export type ComparisonQuery = {
  readonly slugs: readonly string[];
  readonly date: IsoDate | null;
  /** Where the event takes place, as it was typed. */
  readonly place?: string | undefined;
  /** Minutes on stage; nothing for the default. */
  readonly length?: FormatDuration | undefined;
  /** What it is about. */
  readonly topic?: string | undefined;
};

export function parseComparisonQuery(params: URLSearchParams): ComparisonQuery {
  const slugs = (params.get("speakers") ?? "").split(",").filter((slug) => SLUG.test(slug));
  const date = params.get("date") ?? "";
  return {
    slugs: [...new Set(slugs)].slice(0, MAX_COMPARED),
    date: isIsoDate(date) ? date : null,
    place: textOf(params.get("ort")),
    length: exceptionalLength(params.get("laenge")),
    topic: textOf(params.get("thema")),
  };
}

export function comparisonAddress(query: ComparisonQuery): string {
  return withQuery(PATH, query);
}

/** The same comparison as a file to hand on. */
export function comparisonFileAddress(query: ComparisonQuery): string {
  return withQuery(FILE, query);
}

function withQuery(path: string, { slugs, date, place, length, topic }: ComparisonQuery): string {
  // Slugs need no escaping, and plain commas keep a shared link readable.
  const parts = [
    slugs.length > 0 && `speakers=${slugs.join(",")}`,
    date && `date=${date}`,
    place && `ort=${encodeURIComponent(place)}`,
    length && `laenge=${length}`,
    topic && `thema=${encodeURIComponent(topic)}`,
  ];
  const query = parts.filter(Boolean).join("&");
  return query ? `${path}?${query}` : path;
}

function textOf(text: string | null): string | undefined {
  return text?.trim().slice(0, LONGEST_TEXT) || undefined;
}
