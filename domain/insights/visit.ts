import { DAY_SECONDS } from "#domain/time/duration.ts";

/** Whether a visitor has agreed to be recognised across pages; not before being asked (§ 25 TDDDG). */
export type VisitConsent = "none" | "given";

type VisitMemory = {
  readonly consent: VisitConsent;
  /** What an earlier page has kept in this browser. */
  readonly kept: string | null;
  /** A fresh random id. */
  readonly random: string;
};

/**
 * The id that ties the steps of a visit together. Without consent it lives as long as the page and
 * is kept nowhere; whatever lies in the browser from before is neither used nor left there.
 */
export function visitId({ consent, kept, random }: VisitMemory): {
  readonly id: string;
  readonly keep: string | null;
} {
  if (consent === "none") return { id: random, keep: null };
  const id = kept ?? random;
  return { id, keep: id };
}

const LONGEST_REF = 200;

type Arrival = {
  /** Query of the page's address. */
  readonly search: string;
  readonly referrer: string;
  readonly origin: string;
};

/** Where a visitor comes from: a named campaign, else the foreign site, else our own page. */
export function visitRef({ search, referrer, origin }: Arrival): string | null {
  const named = new URLSearchParams(search).get("ref")?.trim();
  if (named) return named.slice(0, LONGEST_REF);
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  // Addresses of other sites can hold searches and names: the site is enough.
  return (from.origin === origin ? from.pathname : from.origin).slice(0, LONGEST_REF);
}

/** A day: longer than any real view of a page. */
export const LONGEST_VIEW_SECONDS = DAY_SECONDS;

type ViewTimes = {
  readonly known: number | null;
  readonly reported: number;
  /** Since the view began, by the server's clock. */
  readonly elapsed: number;
};

/** Reports come in any order and from foreign clocks: time only grows, and never beyond what has passed. */
export function timeSpent({ known, reported, elapsed }: ViewTimes): number {
  const possible = Math.min(Math.round(reported), Math.ceil(elapsed) + 1, LONGEST_VIEW_SECONDS);
  return Math.max(known ?? 0, possible, 0);
}
