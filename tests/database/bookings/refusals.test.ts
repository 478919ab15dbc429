import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { eraseAccount } from "#data/queries/accounts/account-erasure.ts";
import { bookings } from "#data/schema/bookings.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { VISITOR } from "#features/ctx.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const { book } = bookingApi(db);
const cast = await castOf(db);
const { customer, admin } = cast;

async function newSpeaker(overrides: Parameters<typeof bookable>[0] = {}) {
  return (await insertSpeaker(db, bookable(overrides))).id;
}

async function stored(id: string) {
  return given((await db.select().from(bookings).where(eq(bookings.id, id)))[0]);
}

describe("content that is refused", () => {
  const required = [
    "event_title",
    "event_location",
    "contact_person",
    "contact_email",
    "contact_phone",
    "billing_company",
    "billing_street",
    "billing_city",
    "billing_postal_code",
  ];
  test.each(required)("an empty %s [VAL-25]", async (field) => {
    for (const value of ["   ", undefined, null, 7]) {
      const { status, body } = await book(
        customer,
        bookingRequestFor(cast.speaker.id, { [field]: value }),
      );
      expect(status).toBe(422);
      expect(body.error.message).toBe(
        "Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die AGB",
      );
      expect(Object.keys(body.error.fields)).toEqual([field]);
    }
  });

  test.each(["agb_accepted", "widerruf_accepted"])(
    "a missing %s [VAL-26, VAL-27, ERR-49]",
    async (field) => {
      const id = await newSpeaker();
      const { status, body } = await book(customer, bookingRequestFor(id, { [field]: false }));
      expect(status).toBe(422);
      expect(body.error.message).toBe(
        "Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die AGB",
      );
      expect(body.error.fields).toHaveProperty(field);
      expect(await db.select().from(bookings).where(eq(bookings.speaker_id, id))).toEqual([]);
    },
  );

  test.each([
    ["event_date", "2030-02-30"],
    ["event_date", "2026-04-29"],
    ["event_date", "2040-01-01"],
    ["event_start_time", "25:00"],
    ["duration", 45],
    ["booking_mode", "gift"],
    ["contact_email", "kim"],
    ["speaker_id", "1"],
    ["audience_size", 5_000_000],
    ["audience_size", 0],
    ["audience_size", -3],
    ["audience_size", "-3"],
    ["audience_size", "abc"],
    ["event_title", "x".repeat(201)],
    ["billing_country", "Frankreich"],
    ["expected_total_amount", 1.5],
    ["expected_gross_amount", -1],
  ])("%s %j names the field", async (field, value) => {
    const { status, body } = await book(
      customer,
      bookingRequestFor(cast.speaker.id, { [field]: value }),
    );
    expect(status).toBe(422);
    expect(body.error.fields).toHaveProperty(field);
  });

  test("data from Austria and Switzerland is never too strange [VAL-24]", async () => {
    const id = await newSpeaker();
    const abroad = { contact_phone: "+43 1 234567", billing_postal_code: "8001" };
    expect((await book(customer, bookingRequestFor(id, abroad))).status).toBe(201);
  });

  test("no key, a short key and a body that is no object", async () => {
    const desk = bookingApi(db);
    const json = bookingRequestFor(cast.speaker.id);
    expect((await desk.call(customer, "POST", "/bookings", { json })).status).toBe(400);
    expect((await book(customer, json, "kurz")).status).toBe(400);
    expect((await book(customer, [])).status).toBe(422);
  });
});

describe("fields of the server", () => {
  test("are never taken from the body [SEC-11, ROLE-23]", async () => {
    const id = await newSpeaker();
    const evil = {
      id: randomUUID(),
      status: "completed",
      customer_id: cast.stranger.userId,
      on_behalf_of: cast.stranger.userId,
      total_amount: 1,
      base_fee_cents: 1,
      booking_reference: "WB-00000-00000",
      created_at: "2000-01-01T00:00:00Z",
      vat_rate_basis_points: 0,
      is_virtual: true,
      booking: { status: "completed" },
    };
    const { status, body } = await book(customer, bookingRequestFor(id, evil));
    expect(status).toBe(201);
    const row = await stored(body.id);
    expect(row).toMatchObject({
      status: "confirmed",
      customer_id: customer.userId,
      total_amount: 500_000,
      vat_rate_basis_points: 1900,
      is_virtual: false,
    });
    expect(row.id).not.toBe(evil.id);
    expect(row.booking_reference).not.toBe(evil.booking_reference);
    expect(row.created_at.getFullYear()).toBe(2026);
  });
});

describe("who may book", () => {
  test("every user with an account, not visitors [VAL-30, ROLE-19, ROLE-20]", async () => {
    const id = await newSpeaker();
    for (const booking_mode of ["direct", "inquiry"]) {
      expect((await book(VISITOR, bookingRequestFor(id, { booking_mode }))).status).toBe(401);
    }
    expect(await db.select().from(bookings).where(eq(bookings.speaker_id, id))).toEqual([]);
    expect((await book(customer, bookingRequestFor(id))).status).toBe(201);
  });

  test("speakers as customers, any speaker but themselves, through an admin neither", async () => {
    const id = await newSpeaker();
    expect((await book(cast.otherSpeaker, bookingRequestFor(id))).status).toBe(201);
    const own = cast.speaker.id;
    for (const booking_mode of ["direct", "inquiry"]) {
      const request = bookingRequestFor(own, { booking_mode, event_date: "2030-08-14" });
      expect(await book(cast.speakerViewer, request)).toMatchObject({
        status: 403,
        body: { error: { code: "own_profile", message: "Sie können sich nicht selbst buchen." } },
      });
      const on_behalf_of = cast.speakerViewer.userId;
      expect(await book(cast.admin, { ...request, on_behalf_of })).toMatchObject({
        status: 403,
        body: { error: { code: "own_profile" } },
      });
    }
    const rows = await db.select().from(bookings).where(eq(bookings.speaker_id, own));
    expect(rows.filter(({ event_date }) => event_date === "2030-08-14")).toEqual([]);
  });

  test("no speaker books themselves", async () => {
    const id = await newSpeaker({ user_id: customer.userId });
    expect(await book(customer, bookingRequestFor(id))).toMatchObject({
      status: 403,
      body: { error: { code: "own_profile" } },
    });
  });

  test("an admin books for a customer, and the audit says so", async () => {
    const id = await newSpeaker();
    const { body } = await book(admin, bookingRequestFor(id, { on_behalf_of: customer.userId }));
    expect(body.customer_id).toBe(customer.userId);
    const isAudit = and(eq(auditLog.object_id, body.id), eq(auditLog.actor, "admin"));
    expect(await db.select().from(auditLog).where(isAudit)).toMatchObject([
      { actor_id: admin.userId },
    ]);
    const nobody = bookingRequestFor(id, { on_behalf_of: randomUUID(), event_date: "2030-04-02" });
    expect((await book(admin, nobody)).status).toBe(404);
  });

  test("hidden, unapproved, deleted and unknown speakers do not exist, not even for admins", async () => {
    const userId = await insertUser(db);
    const deleted = await newSpeaker({ user_id: userId });
    const words = { person: "Gelöschtes Konto", address: "geloescht@test.example" };
    const erasure = { userId, email: `${userId}@test.example`, words, now: new Date() };
    await db.transaction((tx) => eraseAccount(tx, erasure));
    const unlisted = SPEAKER_STATUSES.filter((status) => status !== "active");
    const ids = [
      randomUUID(),
      deleted,
      await newSpeaker({ is_active: false }),
      ...(await Promise.all(unlisted.map((status) => newSpeaker({ status })))),
    ];
    for (const id of ids) {
      for (const booking_mode of ["direct", "inquiry"]) {
        expect((await book(customer, bookingRequestFor(id, { booking_mode }))).status).toBe(404);
        expect((await book(admin, bookingRequestFor(id, { booking_mode }))).status).toBe(404);
      }
      expect(await db.select().from(bookings).where(eq(bookings.speaker_id, id))).toEqual([]);
    }
  });
});

describe("limits", () => {
  test("ten bookings an hour and fewer a day for new accounts, counted per account [SEC-40, SEC-44]", async () => {
    const used: string[] = [];
    const limiter = {
      use: async (name: string, keys: readonly string[]) => {
        used.push(...keys.map((key) => `${name} ${key}`));
        return name === "booking_day_fresh" ? 3600 : null;
      },
    };
    const fresh = bookingApi(db, { now: () => new Date() }, limiter);
    const id = await newSpeaker();
    const { status, headers } = await fresh.book(customer, bookingRequestFor(id));
    expect([status, headers.get("retry-after")]).toEqual([429, "3600"]);
    const account = `account:${customer.userId}`;
    expect(used).toEqual([`booking ${account}`, `booking_day_fresh ${account}`]);
    const later = bookingApi(db, { now: () => new Date(Date.now() + 8 * 86_400_000) }, limiter);
    expect((await later.book(customer, bookingRequestFor(id))).status).toBe(201);
    expect(used.at(-1)).toBe(`booking_day ${account}`);
  });
});
