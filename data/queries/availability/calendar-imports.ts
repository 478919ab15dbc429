import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { availabilityOverrides, calendarImports } from "#data/schema/availability.ts";
import { bookings } from "#data/schema/bookings.ts";
import { isOneOf } from "#data/schema/columns.ts";
import { DAY_TAKING_STATUSES } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { lockDays } from "./day-lock.ts";

export type CalendarImport = typeof calendarImports.$inferSelect;

export async function findImport(
  db: Db | Tx,
  speakerId: string,
): Promise<CalendarImport | undefined> {
  const [row] = await db
    .select()
    .from(calendarImports)
    .where(eq(calendarImports.speaker_id, speakerId));
  return row;
}

/** One calendar per speaker: another one takes its place. */
export async function saveImport(
  tx: Tx,
  values: typeof calendarImports.$inferInsert,
): Promise<CalendarImport> {
  const { speaker_id: _key, ...set } = values;
  const [row] = await tx
    .insert(calendarImports)
    .values(values)
    .onConflictDoUpdate({ target: calendarImports.speaker_id, set })
    .returning();
  if (!row) throw new Error("a calendar was not stored");
  return row;
}

/** Frees exactly the days it had blocked. */
export async function removeImport(tx: Tx, speakerId: string): Promise<boolean> {
  await tx.delete(availabilityOverrides).where(importedOf(speakerId));
  const rows = await tx
    .delete(calendarImports)
    .where(eq(calendarImports.speaker_id, speakerId))
    .returning({ id: calendarImports.speaker_id });
  return rows.length > 0;
}

function importedOf(speakerId: string) {
  return and(
    eq(availabilityOverrides.speaker_id, speakerId),
    eq(availabilityOverrides.source, "ical"),
  );
}

/** Which of the days are blocked by the calendar. */
export async function importedAmong(
  tx: Tx,
  speakerId: string,
  days: readonly IsoDate[],
): Promise<IsoDate[]> {
  const rows = await tx
    .select({ date: availabilityOverrides.date })
    .from(availabilityOverrides)
    .where(and(importedOf(speakerId), inArray(availabilityOverrides.date, [...days])))
    .orderBy(asc(availabilityOverrides.date));
  return rows.map(({ date }) => date);
}

/**
 * The busy days of a calendar take the place of those it had before. Days that are booked here and
 * days the speaker has set by hand stay as they are. Says how many days are blocked by it.
 */
export async function replaceImportedDays(
  tx: Tx,
  speakerId: string,
  days: readonly IsoDate[],
): Promise<number> {
  const before = await tx
    .select({ date: availabilityOverrides.date })
    .from(availabilityOverrides)
    .where(importedOf(speakerId));
  await lockDays(tx, speakerId, [...new Set([...before.map(({ date }) => date), ...days])]);
  await tx.delete(availabilityOverrides).where(importedOf(speakerId));
  const { rows } = await tx.execute<{ date: string }>(sql`
    insert into availability_overrides (speaker_id, date, type, source)
    select ${speakerId}::uuid, day, 'blocked', 'ical'
    from unnest(${sql.param([...days])}::date[]) as day
    where not exists (
      select from ${bookings}
      where speaker_id = ${speakerId} and event_date = day
        and ${isOneOf(bookings.status, DAY_TAKING_STATUSES)}
    )
    on conflict (speaker_id, date) do nothing
    returning date`);
  return rows.length;
}

/** Addresses that were not asked for a while, the one that waits longest first. */
export async function listDueImports(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<CalendarImport[]> {
  return db
    .select()
    .from(calendarImports)
    .where(
      and(
        eq(calendarImports.kind, "url"),
        or(isNull(calendarImports.checked_at), lte(calendarImports.checked_at, before)),
      ),
    )
    .orderBy(asc(calendarImports.checked_at))
    .limit(limit);
}

/** Undefined outcome columns stay; a calendar that was removed meanwhile is not brought back. */
export async function noteSync(
  tx: Db | Tx,
  { speaker_id, url }: Pick<CalendarImport, "speaker_id" | "url">,
  set: Partial<Pick<CalendarImport, "checked_at" | "synced_at" | "last_error" | "busy_days">>,
): Promise<boolean> {
  const rows = await tx
    .update(calendarImports)
    .set(set)
    .where(
      and(
        eq(calendarImports.speaker_id, speaker_id),
        url === null ? isNull(calendarImports.url) : eq(calendarImports.url, url),
      ),
    )
    .returning({ id: calendarImports.speaker_id });
  return rows.length > 0;
}
