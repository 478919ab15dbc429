import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { profiles, userRoles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { bookings } from "#data/schema/bookings.ts";
import { crmReminders } from "#data/schema/crm.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type {
  ReminderAnchor,
  ReminderRule,
  ReminderSort,
  ReminderStatus,
  ReminderTime,
} from "#domain/platform/reminders.ts";
import { addDays, type IsoDate } from "#domain/time/iso-date.ts";

export type ReminderFilter = {
  readonly status?: ReminderStatus | undefined;
  readonly time?: ReminderTime | undefined;
  readonly ownerId?: string | undefined;
  /** Only what concerns this booking, speaker or customer: itself, or by way of a booking. */
  readonly bookingId?: string | undefined;
  readonly speakerId?: string | undefined;
  readonly customerId?: string | undefined;
};

const nameOf = sql<
  string | null
>`coalesce(nullif(btrim(concat_ws(' ', ${profiles.first_name}, ${profiles.last_name})), ''), ${authUsers.email})`;
const speakerName = sql<string | null>`coalesce(${speakers.name}, ${speakers.title})`;

/** Whom a reminder concerns: the customer it names, or the one of its booking. */
const customerId = sql<
  string | null
>`coalesce(${crmReminders.customer_id}, ${bookings.customer_id})`;
const speakerId = sql<string | null>`coalesce(${crmReminders.speaker_id}, ${bookings.speaker_id})`;
const customerName = sql<string | null>`(
  select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email)
  from auth.users u left join profiles p on p.user_id = u.id
  where u.id = ${customerId})`;
const customerEmail = sql<
  string | null
>`(select u.email from auth.users u where u.id = ${customerId})`;

function at(time: ReminderTime, today: IsoDate): SQL {
  if (time === "overdue") return lt(crmReminders.due_on, today);
  return time === "today" ? eq(crmReminders.due_on, today) : gt(crmReminders.due_on, today);
}

export async function listReminders(
  db: Db,
  query: ListQuery<ReminderSort>,
  { filter, today }: { readonly filter: ReminderFilter; readonly today: IsoDate },
) {
  const wanted = and(
    filter.status ? eq(crmReminders.status, filter.status) : undefined,
    filter.time ? at(filter.time, today) : undefined,
    filter.ownerId ? eq(crmReminders.owner_id, filter.ownerId) : undefined,
    filter.bookingId ? eq(crmReminders.booking_id, filter.bookingId) : undefined,
    filter.speakerId ? sql`${speakerId} = ${filter.speakerId}` : undefined,
    filter.customerId ? sql`${customerId} = ${filter.customerId}` : undefined,
    matchesWords(query.q, [
      crmReminders.title,
      crmReminders.note,
      bookings.booking_reference,
      bookings.event_title,
      bookings.billing_company,
      speakerName,
      customerName,
    ]),
  );
  const counted = db
    .select({ id: crmReminders.id })
    .from(crmReminders)
    .leftJoin(bookings, eq(bookings.id, crmReminders.booking_id))
    .leftJoin(speakers, sql`${speakers.id} = ${speakerId}`)
    .where(wanted)
    .$dynamic();
  const order = orderOf(
    { due_on: crmReminders.due_on, created_at: crmReminders.created_at },
    query,
    crmReminders.id,
  );
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        id: crmReminders.id,
        title: crmReminders.title,
        note: crmReminders.note,
        channel: crmReminders.channel,
        status: crmReminders.status,
        due_on: crmReminders.due_on,
        owner_id: crmReminders.owner_id,
        owner: nameOf,
        is_automatic: sql<boolean>`${crmReminders.rule_key} is not null`,
        outcome: crmReminders.outcome,
        done_at: crmReminders.done_at,
        created_at: crmReminders.created_at,
        booking_id: crmReminders.booking_id,
        booking_reference: bookings.booking_reference,
        event_title: bookings.event_title,
        event_date: bookings.event_date,
        speaker_id: speakers.id,
        speaker: speakerName,
        customer: customerName,
        customer_email: customerEmail,
      })
      .from(crmReminders)
      .leftJoin(bookings, eq(bookings.id, crmReminders.booking_id))
      .leftJoin(speakers, sql`${speakers.id} = ${speakerId}`)
      .leftJoin(authUsers, eq(authUsers.id, crmReminders.owner_id))
      .leftJoin(profiles, eq(profiles.user_id, crmReminders.owner_id))
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

/** Whom a reminder can be given to. */
export async function listAdmins(db: Db) {
  return db
    .select({ id: authUsers.id, name: sql<string>`${nameOf}` })
    .from(userRoles)
    .innerJoin(authUsers, eq(authUsers.id, userRoles.user_id))
    .leftJoin(profiles, eq(profiles.user_id, authUsers.id))
    .where(and(eq(userRoles.role, "admin"), sql`${authUsers.deleted_at} is null`))
    .orderBy(nameOf)
    .limit(100);
}

export type NewReminder = Pick<
  typeof crmReminders.$inferInsert,
  | "title"
  | "note"
  | "channel"
  | "due_on"
  | "owner_id"
  | "booking_id"
  | "speaker_id"
  | "customer_id"
  | "created_by"
>;

export async function insertReminder(tx: Tx, reminder: NewReminder): Promise<string> {
  const [row] = await tx.insert(crmReminders).values(reminder).returning({ id: crmReminders.id });
  if (!row) throw new Error("the reminder was not stored");
  return row.id;
}

type ReminderChange = Partial<
  Pick<
    typeof crmReminders.$inferInsert,
    "title" | "note" | "channel" | "due_on" | "owner_id" | "status" | "done_at" | "outcome"
  >
>;

/** Only open ones change; undefined if it is unknown or closed. */
export async function changeOpenReminder(tx: Tx, id: string, set: ReminderChange) {
  const [row] = await tx
    .update(crmReminders)
    .set(set)
    .where(and(eq(crmReminders.id, id), eq(crmReminders.status, "open")))
    .returning({ id: crmReminders.id });
  return row;
}

const inBerlin = (column: SQL) => sql`(${column} at time zone 'Europe/Berlin')::date`;

const ANCHORS: Record<ReminderAnchor, SQL> = {
  created: inBerlin(sql`b.created_at`),
  changed: inBerlin(sql`coalesce((
    select max(h.at) from booking_status_history h where h.booking_id = b.id), b.created_at)`),
  event: sql`b.event_date`,
};

type Ruling = {
  readonly title: string;
  readonly today: IsoDate;
  readonly ahead: number;
  readonly behind: number;
};

/**
 * One reminder per rule and booking. An event that moves to another day, even back to an earlier one, is
 * looked after anew: from the first move on the key counts them.
 */
function keyOf({ name, anchor }: ReminderRule): SQL {
  if (anchor !== "event") return sql`concat_ws(':', ${name}::text, b.id)`;
  return sql`concat_ws(':', ${name}::text, b.id, (
    select nullif(count(*), 0) from booking_postponements p
    where p.booking_id = b.id and p.status = 'accepted'))`;
}

/** However often the rules are looked at, nothing arises twice. */
export async function remindByRule(
  db: Db,
  rule: ReminderRule,
  { title, today, ahead, behind }: Ruling,
): Promise<number> {
  const due = sql`(${ANCHORS[rule.anchor]} + ${rule.days}::int)`;
  const { rowCount } = await db.execute(sql`
    insert into crm_reminders (title, channel, due_on, booking_id, rule_key)
    select ${title}, ${rule.channel}, ${due}, b.id, ${keyOf(rule)}
    from bookings b
    where b.status = ${rule.status}
      and ${due} between ${addDays(today, -behind)}::date and ${addDays(today, ahead)}::date
    on conflict (rule_key) do nothing`);
  return rowCount ?? 0;
}

/** What a rule reminded of is over as soon as the booking has moved on, or its event to another day. */
export async function closeOvertaken(db: Db, rule: ReminderRule, outcome: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update crm_reminders r set status = 'cancelled', outcome = ${outcome}
    from bookings b
    where b.id = r.booking_id and r.status = 'open'
      and split_part(r.rule_key, ':', 1) = ${rule.name}
      and (b.status <> ${rule.status} or r.rule_key <> ${keyOf(rule)})`);
  return rowCount ?? 0;
}
