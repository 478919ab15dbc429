import { and, count, eq, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { isAhead, isUnbilled, isUnsettled } from "#data/queries/billing/open-obligations.ts";
import { type ErasureWords, emptyBookings } from "#data/queries/bookings/booking-erasure.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import { eraseSpeaker, listPictures } from "#data/queries/speakers/speaker-erasure.ts";
import { bookings } from "#data/schema/bookings.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** Bookings that still bind one side, or whose papers still need a name. */
export async function countOpenBookings(tx: Tx, userId: string, today: IsoDate): Promise<number> {
  const asCustomer = eq(bookings.customer_id, userId);
  const asSpeaker = eq(speakers.user_id, userId);
  const ahead = isAhead(today);
  const [row] = await tx
    .select({ open: count() })
    .from(bookings)
    .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
    .where(or(and(asCustomer, or(ahead, isUnbilled)), and(asSpeaker, or(ahead, isUnsettled))));
  return row?.open ?? 0;
}

type Erasure = { userId: string; email: string; now: Date; words: ErasureWords };

/**
 * Empties an account. Bookings with an invoice, invoices, settlements with whom they credit, consents and
 * the log are kept because the law asks for them; they point to a row that says nothing any more.
 * Everything else about the person is deleted, or loses what tells who it was. Returns the files that
 * nothing refers to afterwards.
 */
export async function eraseAccount(tx: Tx, erasure: Erasure): Promise<string[]> {
  const files = await ownFiles(tx, erasure.userId);
  const statements = [
    ...eraseSignIn(erasure),
    ...eraseOwnRecords(erasure),
    ...eraseBookings(erasure),
  ];
  for (const statement of statements) await tx.execute(statement);
  const { userId, words } = erasure;
  const speaker = await findOwnSpeaker(tx, userId);
  if (speaker) await eraseSpeaker(tx, { speakerId: speaker.id, words });
  return files;
}

/** The row stays as an empty shell: messages, bookings and consents refer to it. */
function eraseSignIn({ userId, now }: Erasure): SQL[] {
  const at = now.toISOString();
  return [
    sql`delete from auth.sessions where user_id = ${userId}`,
    sql`delete from auth.mfa_factors where user_id = ${userId}`,
    sql`delete from auth.identities where user_id = ${userId}`,
    sql`delete from auth.one_time_tokens where user_id = ${userId}`,
    sql`delete from auth.flow_states where user_id = ${userId} or link_user_id = ${userId}`,
    sql`update auth.users set
        email = id::text || '@geloescht.invalid', email_confirmed_at = null, new_email = null,
        password_hash = null, password_changed_at = null, contested = false, user_metadata = '{}',
        confirmation_sent_at = null, recovery_sent_at = null, email_change_sent_at = null,
        last_sign_in_at = null, banned_until = '9999-12-31', deleted_at = ${at}::timestamptz
      where id = ${userId}`,
  ];
}

function eraseOwnRecords({ userId, email, words }: Erasure): SQL[] {
  return [
    sql`update profiles set role = null, last_login_at = null, first_name = null, last_name = null,
        phone = null, company_name = null, billing_address_street = null, billing_address_city = null,
        billing_address_postal_code = null, billing_address_country = null
      where user_id = ${userId}`,
    sql`delete from account_billing where user_id = ${userId}`,
    sql`delete from user_roles where user_id = ${userId}`,
    eraseNotices(userId),
    sql`delete from idempotency_keys where user_id = ${userId}`,
    sql`delete from shortlists where owner_id = ${userId}`,
    sql`delete from assistant_conversations where user_id = ${userId}`,
    sql`delete from speaker_applications where user_id = ${userId}`,
    sql`delete from crm_reminders where customer_id = ${userId}`,
    sql`update analytics_profile_views set user_id = null where user_id = ${userId}`,
    sql`update booking_funnel_events set user_id = null where user_id = ${userId}`,
    sql`update reviews set author_name = ${words.person}, author_position = null, author_company = null
      where customer_id = ${userId}`,
    sql`update content_reports set user_id = null, reporter_name = ${words.person},
        reporter_email = ${words.address}
      where user_id = ${userId}`,
    // Letters are kept with the invoice of their booking; what is still on its way leaves first.
    sql`delete from mails
      where (user_id = ${userId} or to_address = ${email} or booking_id in (select id from bookings
          where customer_id = ${userId}
            or speaker_id in (select id from speakers where user_id = ${userId})))
        and not exists (select from invoices where invoices.booking_id = mails.booking_id)`,
    sql`delete from outbox where kind like 'mail%' and payload ->> 'to' = ${email}
      and (done_at is not null or failed_at is not null)`,
  ];
}

/** Own ones, and those of others that name the person as the sender of a message. */
function eraseNotices(userId: string): SQL {
  return sql`delete from notifications where user_id = ${userId}
    or (split_part(dedupe_key, ':', 1), split_part(dedupe_key, ':', 2)) in (
      select 'message', id::text from conversation_messages where sender_id = ${userId})`;
}

function eraseBookings({ userId, words }: Erasure): SQL[] {
  return [
    emptyBookings(words, sql`customer_id = ${userId}`),
    sql`update booking_postponements set message = null
      where booking_id in (select id from bookings where customer_id = ${userId})`,
  ];
}

/** Pictures of the profile, and uploads that never became part of a message. */
async function ownFiles(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ file_key: string }>(
    sql`delete from message_attachments where uploader_id = ${userId} and message_id is null
      returning file_key`,
  );
  return [...(await listPictures(tx, { userId })), ...rows.map(({ file_key }) => file_key)];
}
