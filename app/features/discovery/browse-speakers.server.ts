import { listSpeakerCardRows, type SpeakerCardRow } from "#data/queries/speaker-cards.ts";
import { countActiveSpeakers } from "#data/queries/speakers.ts";
import { startingFee } from "#domain/pricing/price-hint.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { displayName, reviewCount, topics } from "#domain/speaker/derived.ts";
import type { Ctx } from "../ctx.ts";

/** SPEC 9: twelve cards at a time. */
const CARDS_PER_PAGE = 12;

export type SpeakerCardPage = {
  cards: SpeakerCardData[];
  total: number;
  page: number;
  pageCount: number;
};

/** One page of cards of the listed speakers, for everybody the same. */
export async function browseSpeakers(
  ctx: Ctx,
  { category, page }: { category?: string | undefined; page: number },
): Promise<SpeakerCardPage> {
  const total = await countActiveSpeakers(ctx.db, { category });
  const pageCount = Math.max(1, Math.ceil(total / CARDS_PER_PAGE));
  const shown = Math.min(Math.max(page, 1), pageCount);
  const offset = (shown - 1) * CARDS_PER_PAGE;
  const rows = await listSpeakerCardRows(ctx.db, { category, limit: CARDS_PER_PAGE, offset });
  return { cards: rows.map(toCard), total, page: shown, pageCount };
}

function toCard(row: SpeakerCardRow): SpeakerCardData {
  return {
    slug: row.slug,
    name: displayName(row),
    jobTitle: row.job_title,
    city: row.address_label?.split(",")[0] ?? null,
    portrait: row.profile_image_url,
    talkTitle: row.newest_talk,
    topics: topics(row),
    rating: row.average_rating,
    reviewCount: reviewCount(row.testimonial_count, row.reviews),
    languages: row.languages_spoken,
    startingFee: startingFee(row),
    isQuickBookable: row.quick_booking_available,
  };
}
