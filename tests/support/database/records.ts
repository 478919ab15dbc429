import { randomUUID } from "node:crypto";
import type { Db } from "#data/db.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { bookings } from "#data/schema/bookings.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";

/** Rows for tests: valid by themselves, each different from every other, changed where a test cares. */

export async function insertUser(db: Db): Promise<string> {
  const id = randomUUID();
  await db.insert(authUsers).values({ id, email: `${id}@test.example` });
  return id;
}

export async function insertSpeaker(
  db: Db,
  overrides: Partial<typeof speakers.$inferInsert> = {},
): Promise<typeof speakers.$inferSelect> {
  const [row] = await db
    .insert(speakers)
    .values({
      name: "Testa Rednerin",
      slug: `speaker-${randomUUID()}`,
      is_active: true,
      status: "active",
      ...overrides,
    })
    .returning();
  return given(row);
}

export function bookingValues(
  people: { speaker_id: string; customer_id: string },
  overrides: Partial<typeof bookings.$inferInsert> = {},
): typeof bookings.$inferInsert {
  return {
    ...people,
    booking_mode: "direct",
    status: "confirmed",
    event_title: "Jahrestagung",
    event_date: isoDate("2030-03-07"),
    event_duration_minutes: 40,
    event_type: "conference",
    event_location: "Hamburg",
    contact_person: "Kim Beispiel",
    contact_email: "kim@test.example",
    contact_phone: "+49 40 123456",
    billing_company: "Beispiel GmbH",
    billing_street: "Musterweg 1",
    billing_city: "Hamburg",
    billing_postal_code: "20095",
    base_fee_cents: cents(500_000),
    total_amount: cents(500_000),
    ...overrides,
  };
}

export async function insertBooking(
  db: Db,
  overrides: Partial<typeof bookings.$inferInsert> = {},
): Promise<typeof bookings.$inferSelect> {
  const speaker_id = overrides.speaker_id ?? (await insertSpeaker(db)).id;
  const customer_id = overrides.customer_id ?? (await insertUser(db));
  const values = bookingValues({ speaker_id, customer_id }, overrides);
  const [row] = await db.insert(bookings).values(values).returning();
  return given(row);
}

/** The row an insert or a look-up must have given. */
export function given<T>(row: T | undefined): T {
  if (row === undefined) throw new Error("Expected a row");
  return row;
}

/** The error code of PostgreSQL behind a refused statement, with the constraint that refused it. */
export async function refusal(statement: Promise<unknown>): Promise<string> {
  try {
    await statement;
    return "accepted";
  } catch (error) {
    const cause: unknown = error instanceof Error && error.cause ? error.cause : error;
    const { code, constraint } = cause as { code?: string; constraint?: string };
    return [code, constraint].filter(Boolean).join(" ");
  }
}
