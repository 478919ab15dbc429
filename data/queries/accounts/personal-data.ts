import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { COLLECTIONS } from "#domain/speaker/editable-fields.ts";

/** Own bookings and conversations: as a customer, and as the speaker. */
const ownSpeaker = (user: string) => sql`(select id from speakers where user_id = ${user})`;
const ownConversation = (user: string) =>
  sql`(select id from conversations where customer_id = ${user} or speaker_id in ${ownSpeaker(user)})`;

type Section = (user: string) => SQL;

/**
 * Everything that is stored about one person, one query per section. Left out are secrets (password,
 * keys of factors and sessions) and what belongs to the other side: the contact data of a customer
 * are not their speaker's, nor are the messages another user has reported.
 */
const SECTIONS = {
  account: (user) => sql`
    select id, email, email_confirmed_at, new_email, password_changed_at, user_metadata, last_sign_in_at,
      created_at, updated_at
    from auth.users where id = ${user}`,
  identities: (user) => sql`
    select provider, email, identity_data, created_at, last_sign_in_at
    from auth.identities where user_id = ${user} order by created_at, id`,
  second_factors: (user) => sql`
    select factor_type, status, friendly_name, phone, created_at, last_challenged_at
    from auth.mfa_factors where user_id = ${user} order by created_at, id`,
  sessions: (user) => sql`
    select id, aal, ip, user_agent, created_at, refreshed_at, not_after, revoked_at, revoked_reason
    from auth.sessions where user_id = ${user} order by created_at, id`,
  sign_in_log: (user) => sql`
    select at, action, ip, user_agent, detail
    from auth.audit_log where user_id = ${user} order by id`,
  profile: (user) => sql`select * from profiles where user_id = ${user}`,
  billing_references: (user) => sql`
    select order_number, cost_centre, leitweg_id from account_billing where user_id = ${user}`,
  roles: (user) => sql`select role from user_roles where user_id = ${user}`,
  bookings: (user) => sql`
    select * from bookings where customer_id = ${user} order by created_at, id`,
  booking_history: (user) => sql`
    select h.booking_id, h.from_status, h.to_status, h.event, h.actor, h.reason, h.to_date, h.at
    from booking_status_history h join bookings b on b.id = h.booking_id
    where b.customer_id = ${user} or b.speaker_id in ${ownSpeaker(user)} order by h.id`,
  postponements: (user) => sql`
    select p.booking_id, p.status, p.from_date, p.to_date, p.message, p.answer, p.created_at, p.answered_at
    from booking_postponements p join bookings b on b.id = p.booking_id
    where b.customer_id = ${user} or b.speaker_id in ${ownSpeaker(user)}
    order by p.created_at, p.id`,
  contracts: (user) => sql`
    select c.booking_id, c.version, c.status, c.content, c.content_sha256, c.customer_name,
      c.customer_signed_at, c.speaker_name, c.speaker_signed_at, c.created_at
    from contracts c join bookings b on b.id = c.booking_id
    where b.customer_id = ${user} or b.speaker_id in ${ownSpeaker(user)}
    order by c.created_at, c.id`,
  calendar_import: (user) => sql`
    select kind, url, file_name, busy_days, synced_at, created_at
    from calendar_imports where speaker_id in ${ownSpeaker(user)}`,
  invoices: (user) => sql`
    select i.number, i.kind, i.booking_id, i.buyer, i.issue_date, i.service_date, i.due_date,
      i.net_cents, i.vat_cents, i.gross_cents, i.sent_at, i.cancelled_at, i.dunning_level
    from invoices i join bookings b on b.id = i.booking_id
    where b.customer_id = ${user} order by i.year, i.n`,
  payments: (user) => sql`
    select i.number as invoice_number, p.provider, p.kind, p.status, p.amount_cents, p.received_at
    from payments p join invoices i on i.id = p.invoice_id join bookings b on b.id = i.booking_id
    where b.customer_id = ${user} order by p.created_at, p.id`,
  conversations: (user) => sql`
    select id, subject, speaker_id, customer_id, created_at, last_message_at
    from conversations where id in ${ownConversation(user)} order by created_at, id`,
  messages: (user) => sql`
    select conversation_id, sequence, sender_id = ${user} as is_own, message, is_read, created_at
    from conversation_messages where conversation_id in ${ownConversation(user)}
    order by conversation_id, sequence`,
  attachments: (user) => sql`
    select conversation_id, message_id, name, type, size, created_at
    from message_attachments where uploader_id = ${user} order by created_at, id`,
  message_reports: (user) => sql`
    select message_id, reason, created_at, handled_at
    from message_reports where reporter_id = ${user} order by created_at, id`,
  content_reports: (user) => sql`
    select kind, address, reason, explanation, reporter_name, reporter_email, created_at, handled_at
    from content_reports where user_id = ${user} order by created_at, id`,
  notifications: (user) => sql`
    select title, message, type, link, read_at, created_at
    from notifications where user_id = ${user} order by created_at, id`,
  mails: (user) => sql`
    select template_key, to_address, subject, text, status, created_at, sent_at from mails
    where user_id = ${user} or to_address = (select email from auth.users where id = ${user})
      or exists (select from bookings b left join speaker_contacts c on c.speaker_id = b.speaker_id
        where b.id = mails.booking_id and (
          b.customer_id = ${user} and lower(b.contact_email) = lower(mails.to_address)
          or b.speaker_id in ${ownSpeaker(user)} and lower(c.email) = lower(mails.to_address)))
    order by created_at, id`,
  consents: (user) => sql`
    select document, version, booking_id, accepted_at
    from consents where user_id = ${user} order by accepted_at, id`,
  reviews: (user) => sql`
    select booking_id, rating, content, author_name, author_position, author_company, status, reply,
      created_at
    from reviews where customer_id = ${user} order by created_at, id`,
  shortlists: (user) => sql`
    select l.title, l.is_default, l.created_at, coalesce((
      select jsonb_agg(jsonb_build_object('speaker_id', i.speaker_id, 'note', i.note) order by i.sort_order)
      from shortlist_items i where i.shortlist_id = l.id), '[]') as items
    from shortlists l where l.owner_id = ${user} order by l.created_at, l.id`,
  assistant: (user) => sql`
    select c.id as conversation_id, m.sequence, m.author, m.content, m.created_at
    from assistant_conversations c join assistant_messages m on m.conversation_id = c.id
    where c.user_id = ${user} order by c.created_at, c.id, m.sequence`,
  profile_views: (user) => sql`
    select speaker_id, ref, occurred_at, time_spent_seconds
    from analytics_profile_views where user_id = ${user} order by occurred_at, id`,
  booking_steps: (user) => sql`
    select speaker_id, step, occurred_at
    from booking_funnel_events where user_id = ${user} order by id`,
  customer_notes: (user) => sql`
    select title, note, channel, status, due_on, created_at
    from crm_reminders where customer_id = ${user} or speaker_id in ${ownSpeaker(user)}
    order by created_at, id`,
  speaker_applications: (user) => sql`
    select kind, status, data, field_notes, decision_reason, submitted_at, decided_at, created_at
    from speaker_applications where user_id = ${user} order by created_at, id`,
  speaker_profile: (user) => sql`
    select s.*, c.email as contact_email, c.phone as contact_phone
    from speakers s left join speaker_contacts c on c.speaker_id = s.id where s.user_id = ${user}`,
  speaker_notes: (user) => sql`
    select note, updated_at from speaker_notes where speaker_id in ${ownSpeaker(user)}`,
  speaker_tax: (user) => sql`
    select legal_name, street, postal_code, city, country, tax_number, vat_id, is_small_business,
      accepts_self_billing, party_kind, first_name, last_name, birth_date, birth_city, birth_country,
      register_number, tin, tin_country, iban, account_holder, updated_at
    from speaker_tax where speaker_id in ${ownSpeaker(user)}`,
  settlements: (user) => sql`
    select number, booking_id, speaker_name, issue_date, service_date, commission_basis_points, fee_cents,
      travel_cents, commission_cents, payout_cents, tax, vat_basis_points, vat_cents, created_at
    from settlements where speaker_id in ${ownSpeaker(user)} order by year, n`,
  imported_profile: (user) => sql`
    select i.created_at, r.result, r.data, r.before
    from speaker_import_rows r join speaker_imports i on i.id = r.import_id
    where r.speaker_id in ${ownSpeaker(user)} order by i.created_at, r.import_id, r.row`,
  speaker_bookings: (user) => sql`
    select id, booking_reference, status, booking_mode, event_title, event_date, event_start_time,
      event_duration_minutes, event_location, is_virtual, format_label, total_amount, offer_price_cents,
      offer_message, decline_reason, cancellation_reason, created_at
    from bookings where speaker_id in ${ownSpeaker(user)} order by created_at, id`,
  ...speakerContent(...COLLECTIONS, "availability_overrides"),
} as const satisfies Record<string, Section>;

function speakerContent<Table extends string>(...tables: Table[]): Record<Table, Section> {
  const section =
    (table: Table): Section =>
    (user) =>
      sql`select * from ${sql.identifier(table)} where speaker_id in ${ownSpeaker(user)}`;
  return Object.fromEntries(tables.map((table) => [table, section(table)])) as Record<
    Table,
    Section
  >;
}

export type PersonalSection = keyof typeof SECTIONS;
export const PERSONAL_SECTIONS = Object.keys(SECTIONS) as PersonalSection[];
export type PersonalData = Record<PersonalSection, Record<string, unknown>[]>;

/** One picture of one moment, whatever changes meanwhile. */
export async function readPersonalData(db: Db, userId: string): Promise<PersonalData> {
  return db.transaction(
    async (tx) => {
      const data: Partial<PersonalData> = {};
      for (const name of PERSONAL_SECTIONS) {
        // As JSON from the database, so that instants and days are written the same everywhere.
        const query = sql`select to_jsonb(row) as row from (${SECTIONS[name](userId)}) row`;
        const { rows } = await tx.execute<{ row: Record<string, unknown> }>(query);
        data[name] = rows.map(({ row }) => row);
      }
      return data as PersonalData;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
