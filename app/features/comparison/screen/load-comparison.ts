import { parseComparisonQuery } from "#domain/comparison/comparison-url.ts";
import type { ComparisonList } from "#domain/comparison/list.ts";
import { COMPARISON_KEY, parseComparison } from "#domain/comparison/stored-list.ts";
import type { FormatDuration } from "#domain/pricing/duration-formats.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { readStored } from "#ui/stored-text.ts";
import type { ComparedColumn } from "../compared-column.ts";
import { fetchAnswerHours, fetchDayStatus, fetchSpeaker, fetchTravel } from "../speaker-api.ts";

export type MissingSpeaker = { slug: string; name: string; reason: "gone" | "failed" };

export type ComparisonView = {
  /** The address names the speakers; otherwise one's own list does. */
  isShared: boolean;
  date: IsoDate | null;
  place?: string | undefined;
  length?: FormatDuration | undefined;
  topic?: string | undefined;
  columns: readonly ComparedColumn[];
  missing: readonly MissingSpeaker[];
};

/** What the speakers say of themselves now; the stored items only tell whom to ask for. */
export async function loadComparison(params: URLSearchParams): Promise<ComparisonView> {
  const { slugs, date, place, length, topic } = parseComparisonQuery(params);
  const own = parseComparison(readStored(COMPARISON_KEY));
  const isShared = slugs.length > 0;
  const wanted = isShared ? slugs : own.map(({ slug }) => slug);
  const loaded = await Promise.all(wanted.map((slug) => loadColumn(slug, { date, place }, own)));
  return {
    isShared,
    date,
    place,
    length,
    topic,
    columns: loaded.filter((one) => "speaker" in one),
    missing: loaded.filter((one) => "reason" in one),
  };
}

async function loadColumn(
  slug: string,
  { date, place }: { date: IsoDate | null; place: string | undefined },
  own: ComparisonList,
): Promise<ComparedColumn | MissingSpeaker> {
  // In a shared link nothing but the address is known of a speaker who has gone.
  const name = own.find((item) => item.slug === slug)?.title ?? slug;
  try {
    const [speaker, day, answerHours] = await Promise.all([
      fetchSpeaker(slug),
      date === null ? null : fetchDayStatus(slug, date).catch(() => null),
      fetchAnswerHours(slug).catch(() => null),
    ]);
    if (speaker === null) return { slug, name, reason: "gone" };
    const travel = place ? await fetchTravel(speaker, place).catch(() => null) : null;
    return { slug, speaker, day, answerHours, travel };
  } catch {
    return { slug, name, reason: "failed" };
  }
}
