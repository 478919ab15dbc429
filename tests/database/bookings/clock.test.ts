import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking, insertSpeaker } from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
const { customer } = await castOf(db);
const files = createDiskFiles(tempFolder());
await storeCompany(db);
const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const ZONES = ["Europe/Berlin", "UTC", "America/New_York"];
const deskAt = (moment: string) => bookingApi(db, { files, now: () => new Date(moment) });

async function book(moment: string, event_date: string, changes: Record<string, unknown> = {}) {
  const { id } = await insertSpeaker(db, bookable());
  return deskAt(moment).book(customer, bookingRequestFor(id, { event_date, ...changes }));
}

test.each(ZONES)(
  "a day is past at midnight in Berlin, wherever the server runs (%s) [R-19]",
  async (tz) => {
    process.env.TZ = tz;
    for (const [moment, yesterday, today] of [
      ["2026-10-24T22:30:00Z", "2026-10-24", "2026-10-25"],
      ["2026-10-25T00:30:00Z", "2026-10-24", "2026-10-25"],
      ["2027-03-27T23:30:00Z", "2027-03-27", "2027-03-28"],
      ["2027-03-28T01:30:00Z", "2027-03-27", "2027-03-28"],
      ["2026-12-31T23:00:00Z", "2026-12-31", "2027-01-01"],
      ["2028-02-28T23:00:00Z", "2028-02-28", "2028-02-29"],
    ] as const) {
      expect((await book(moment, yesterday)).body.error.code, moment).toBe("date_past");
      const { status, body } = await book(moment, today);
      expect([status, body.event_date], moment).toEqual([201, today]);
      const [row] = await db.select().from(bookings).where(eq(bookings.id, body.id));
      expect(given(row).event_date).toBe(today);
    }
  },
);

test.each(ZONES)(
  "a start in the hour that spring leaves out is one moment everywhere (%s) [R-19]",
  async (tz) => {
    process.env.TZ = tz;
    const changes = { event_start_time: "02:30" };
    const { body } = await book("2027-03-01T10:00:00Z", "2027-03-28", changes);
    expect(body.event_start_time).toBe("02:30");
    const desk = deskAt("2027-03-01T10:00:00Z");
    const { body: again } = await desk.read(customer, body.id);
    expect([again.event_date, again.event_start_time]).toEqual(["2027-03-28", "02:30"]);
  },
);

test.each(ZONES)(
  "an invoice has Berlin's year and falls due after 14 calendar days (%s) [R-19]",
  async (tz) => {
    process.env.TZ = tz;
    for (const [moment, year, due] of [
      ["2026-12-31T22:59:50Z", 2026, "2027-01-14"],
      ["2026-12-31T23:00:10Z", 2027, "2027-01-15"],
      ["2027-03-20T23:30:00Z", 2027, "2027-04-04"],
      ["2028-02-20T10:00:00Z", 2028, "2028-03-05"],
    ] as const) {
      const { id } = await insertBooking(db, { event_date: isoDate("2031-01-01") });
      const issued = await issueInvoice(deskAt(moment).ctx, id);
      if (!issued.ok) throw new Error(issued.error.code);
      const [row] = await db.select().from(invoices).where(eq(invoices.id, issued.value.id));
      expect([row?.year, row?.due_date], moment).toEqual([year, due]);
    }
  },
);
