import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { anonymizeOldInquiries } from "#features/bookings/change/anonymize-old-inquiries.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { bookingRequestFor } from "#tests/support/bookings/booking-api.ts";
import { contractApi } from "#tests/support/bookings/contract-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking } from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const now = () => new Date("2026-04-30T10:00:00Z");
const desks = await contractApi(db, createDiskFiles(tempFolder()), now);
const { desk, cast, anotherDay, run } = desks;
const { customer, speakerViewer, stranger, otherSpeaker, admin, speaker } = cast;
const ON_SITE = { on_site_contact: "Mara Köster", on_site_phone: "+49 40 1234" };
const LINE = "Mara Köster, +49 40 1234";

const requestWith = (changes: object) =>
  bookingRequestFor(speaker.id, { event_date: anotherDay(), ...changes });
const book = (changes: object) => desk.book(customer, requestWith(changes));
const stored = async (id: string) =>
  given((await db.select().from(bookings).where(eq(bookings.id, id)))[0]);

test("the contact on site is stored, given to both sides and the administration, and refused to others", async () => {
  const { status, body } = await book({ ...ON_SITE, on_site_contact: "  Mara Köster " });
  expect(status).toBe(201);
  expect(body).toMatchObject(ON_SITE);
  expect(await stored(body.id)).toMatchObject(ON_SITE);
  for (const viewer of [customer, speakerViewer, admin]) {
    expect((await desk.read(viewer, body.id)).body).toMatchObject(ON_SITE);
    const list = await desk.call(viewer, "GET", "/bookings");
    expect(JSON.stringify(list.body)).not.toContain("Mara");
  }
  for (const viewer of [stranger, otherSpeaker]) {
    const refused = await desk.read(viewer, body.id);
    expect([refused.status, JSON.stringify(refused.body).includes("Mara")]).toEqual([404, false]);
  }
  expect((await desk.read(VISITOR, body.id)).status).toBe(401);
  const profile = await desk.call(VISITOR, "GET", `/speakers/${speaker.slug}`);
  expect(JSON.stringify(profile.body)).not.toContain("Mara");
});

test("the name alone suffices, a number alone does not, and both have their limits", async () => {
  const named = await book({ on_site_contact: "Mara Köster" });
  expect(named.body).toMatchObject({ on_site_contact: "Mara Köster", on_site_phone: null });
  expect((await book({ on_site_contact: "", on_site_phone: " " })).body).toMatchObject({
    on_site_contact: null,
    on_site_phone: null,
  });
  const wrong = [
    [{ on_site_phone: "+49 40 1234" }, "on_site_contact"],
    [{ on_site_contact: "x".repeat(121) }, "on_site_contact"],
    [{ ...ON_SITE, on_site_phone: "1".repeat(51) }, "on_site_phone"],
  ] as const;
  for (const [changes, field] of wrong) {
    const refused = await book(changes);
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, [field]]);
  }
});

test("mails to both sides and the contract name the contact; without one they say nothing of it", async () => {
  const [withOne, without] = [(await book(ON_SITE)).body.id, (await book({})).body.id];
  const told = async (id: string) => {
    const { booking_reference: reference } = await stored(id);
    const rows = await db.select().from(outbox).where(like(outbox.kind, "mail.%"));
    return rows
      .map(({ kind, payload }) => ({ kind, data: payload.data as Record<string, unknown> }))
      .filter(({ data }) => data?.reference === reference)
      .map(({ kind, data }) => [kind, data.on_site_contact])
      .toSorted();
  };
  const kinds = ["mail.booking_confirmation", "mail.speaker_direct_booking"];
  expect(await told(withOne)).toEqual(kinds.map((kind) => [kind, LINE]));
  expect(await told(without)).toEqual(kinds.map((kind) => [kind, ""]));
  const contract = async (id: string) => {
    await run("contract.prepare", { booking_id: id });
    return JSON.stringify((await desks.read(speakerViewer, id)).body.content);
  };
  expect(await contract(withOne)).toContain(`["Ansprechpartner vor Ort","${LINE}"]`);
  expect(await contract(without)).not.toContain("Ansprechpartner vor Ort");
});

test("a contact on site goes with the other personal data of an old booking", async () => {
  const old = {
    event_date: isoDate("2020-01-10"),
    created_at: new Date("2020-01-01T10:00:00Z"),
    speaker_id: speaker.id,
    customer_id: customer.userId,
  };
  const { id } = await insertBooking(db, { status: "declined", ...old, ...ON_SITE });
  expect(await stored(id)).toMatchObject(ON_SITE);
  expect(await anonymizeOldInquiries(testCtx(db, { now: () => new Date() }))).toBe(1);
  expect(await stored(id)).toMatchObject({
    contact_person: "Unbekannt",
    on_site_contact: null,
    on_site_phone: null,
  });
});
