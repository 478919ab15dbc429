import {
  type ListedSpeakerRow,
  listAllSpeakers,
  type SpeakerListQuery,
} from "#data/queries/speakers/admin-speakers.ts";
import { startingFee } from "#domain/pricing/starting-fee.ts";
import { ok } from "#domain/result.ts";
import { completeness } from "#domain/speaker/completeness.ts";
import { isTopSpeaker } from "#domain/speaker/rating/top-speaker.ts";
import { asAdmin } from "#features/admin-access.ts";

export type SpeakerItem = ReturnType<typeof speakerItem>;

/** Every speaker there is, listed or not. */
export const listAllSpeakersAsAdmin = asAdmin(async (ctx, _admin, query: SpeakerListQuery) => {
  const { items, ...page } = await listAllSpeakers(ctx.db, query);
  return ok({ ...page, items: items.map(speakerItem) });
});

export function completenessOf(row: ListedSpeakerRow) {
  const { fee_20, fee_40, fee_60 } = row;
  return completeness({
    ...row,
    fees: [fee_20, fee_40, fee_60],
    talks: [{ description: row.longest_talk }],
  });
}

function speakerItem(row: ListedSpeakerRow) {
  const { percent } = completenessOf(row);
  const lowest = startingFee(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    profile_image_url: row.profile_image_url,
    email: row.email,
    status: row.status,
    is_active: row.is_active,
    is_verified: row.is_verified,
    is_top_speaker: row.is_top_speaker,
    is_top: isTopSpeaker(row),
    quick_booking_available: row.quick_booking_available,
    allows_direct_booking: row.allows_direct_booking,
    has_account: row.has_account,
    categories: row.categories,
    lowest_fee: lowest === null ? null : lowest / 100,
    average_rating: row.average_rating,
    bookings: row.bookings,
    completeness: percent,
    last_login_at: row.last_login_at,
    updated_at: row.updated_at,
  };
}
