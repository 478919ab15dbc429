import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { userRoles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { talks, workshops } from "#data/schema/speakers/speaker-content.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";

/** What decides on a booking and its price. */
export async function findBookable(db: Db, speakerId: string) {
  const [row] = await db
    .select({
      id: speakers.id,
      user_id: speakers.user_id,
      slug: speakers.slug,
      name: sql<string>`coalesce(${speakers.name}, ${speakers.title})`,
      profile_image_url: speakers.profile_image_url,
      is_active: speakers.is_active,
      status: speakers.status,
      fee_20: speakers.fee_20,
      fee_40: speakers.fee_40,
      fee_60: speakers.fee_60,
      lengths_not_offered: speakers.lengths_not_offered,
      fee_workshop_half_day: speakers.fee_workshop_half_day,
      fee_workshop_full_day: speakers.fee_workshop_full_day,
      offers_qa: speakers.offers_qa,
      fee_qa_15min_cents: speakers.fee_qa_15min_cents,
      fee_qa_30min_cents: speakers.fee_qa_30min_cents,
      travel_fee_usd: speakers.travel_fee_usd,
      travel_bands: speakers.travel_bands,
      travel_cents_per_km: speakers.travel_cents_per_km,
      allows_direct_booking: speakers.allows_direct_booking,
      direct_notice_days: speakers.direct_notice_days,
      direct_per_month: speakers.direct_per_month,
      direct_within_km: speakers.direct_within_km,
      availability_status: speakers.availability_status,
      address_label: speakers.address_label,
      lat: speakers.lat,
      lng: speakers.lng,
    })
    .from(speakers)
    .where(eq(speakers.id, speakerId));
  return row;
}

export type Bookable = NonNullable<Awaited<ReturnType<typeof findBookable>>>;

/** Only what the speaker offers now. */
export async function listActiveWorkshops(db: Db, speakerId: string) {
  return db
    .select({
      id: workshops.id,
      title: workshops.title,
      duration_hours: workshops.duration_hours,
      fee_cents: workshops.fee_cents,
    })
    .from(workshops)
    .where(and(eq(workshops.speaker_id, speakerId), eq(workshops.is_active, true)));
}

export async function findTalk(
  db: Db,
  talk: { readonly id: string; readonly speakerId: string },
): Promise<{ title: string; available_durations: number[] } | undefined> {
  const [row] = await db
    .select({ title: talks.title, available_durations: talks.available_durations })
    .from(talks)
    .where(
      and(eq(talks.id, talk.id), eq(talks.speaker_id, talk.speakerId), eq(talks.is_hidden, false)),
    );
  return row;
}

/**
 * Where a speaker is reached about bookings: the address they named, else that of their account. An unclaimed
 * profile is looked after by the platform.
 */
export async function findBookingAddress(db: Db | Tx, speakerId: string): Promise<string | null> {
  const anAdmin = db
    .select({ email: authUsers.email })
    .from(userRoles)
    .innerJoin(authUsers, eq(authUsers.id, userRoles.user_id))
    .where(and(eq(userRoles.role, "admin"), isNull(authUsers.deleted_at)))
    .orderBy(authUsers.created_at, authUsers.id)
    .limit(1);
  const [row] = await db
    .select({
      email: sql<string | null>`coalesce(${speakerContacts.email}, ${authUsers.email}, ${anAdmin})`,
    })
    .from(speakers)
    .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
    .leftJoin(authUsers, eq(authUsers.id, speakers.user_id))
    .where(eq(speakers.id, speakerId));
  return row?.email ?? null;
}
