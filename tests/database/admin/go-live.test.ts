import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MAIL_PROOF } from "#data/queries/platform/go-live.ts";
import { userRoles } from "#data/schema/accounts.ts";
import { bookings } from "#data/schema/bookings.ts";
import { settings } from "#data/schema/content.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { readBanners } from "#features/content/read-banners.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import type { Mailer } from "#integrations/mail/mailer.ts";
import { storeCompany, testSeller } from "#tests/support/billing/invoices.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { openMarketplace } from "#tests/support/database/marketplace.ts";
import { given, insertSpeaker } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testOutbox } from "#tests/support/outbox.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const database = await testDatabase({ isOpen: false });
const { db } = database;
const { start, all } = testOutbox(database);
const search = await testSearch(database);
const { book, move, call, ctx } = bookingApi(db, { search });
const cast = await castOf(db);
const { customer, speakerViewer, admin } = cast;
await db.insert(userRoles).values({ user_id: admin.userId, role: "admin" });

const goLive = async () => (await call(admin, "GET", "/admin/overview?days=30")).body.go_live;
const openPoints = async () =>
  (await goLive()).points.flatMap((one: { name: string; is_done: boolean }) =>
    one.is_done ? [] : [one.name],
  );
const statusOf = async (id: string) =>
  given((await db.select().from(bookings).where(eq(bookings.id, id)))[0]).status;

/** An inquiry that the speaker has answered with an offer. */
async function offered(day: string): Promise<string> {
  const inquiry = { booking_mode: "inquiry", event_date: day };
  const { status, body } = await book(customer, bookingRequestFor(cast.speaker.id, inquiry));
  expect(status).toBe(201);
  const offer = await move(speakerViewer, body.id, "offer", { offer_price_cents: 500_000 });
  expect(offer.status).toBe(200);
  return body.id;
}

test("without company, terms and mail no booking binds; inquiries and offers go through", async () => {
  const refused = await book(customer, bookingRequestFor(cast.speaker.id));
  expect(refused).toMatchObject({ status: 409, body: { error: { code: "bookings_closed" } } });
  expect(refused.body.error.message).toContain("öffnen bald");
  const byAdmin = await book(
    admin,
    bookingRequestFor(cast.speaker.id, { on_behalf_of: customer.userId }),
  );
  expect(byAdmin.body.error.code).toBe("bookings_closed");
  expect(await db.select().from(bookings)).toEqual([]);

  const id = await offered("2030-04-02");
  const accept = { expected_total_amount: 500_000 };
  for (const viewer of [customer, admin]) {
    const answer = await move(viewer, id, "accept", { ...accept, reason: "für den Kunden" });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: "bookings_closed" } } });
  }
  const through = { event: "accept", reason: "für den Kunden", ...accept };
  const desk = await call(admin, "POST", `/admin/bookings/${id}/transitions`, { json: through });
  expect(desk).toMatchObject({ status: 409, body: { error: { code: "bookings_closed" } } });
  expect(await statusOf(id)).toBe("pending");
});

test("profile, search and every page say it, and follow when the last point is done", async () => {
  const speaker = await insertSpeaker(db, bookable({ quick_booking_available: true }));
  const promises = async () => {
    const { body } = await call(VISITOR, "GET", `/speakers/${speaker.slug}`);
    return [body.allows_direct_booking, body.quick_booking_available];
  };
  const card = () =>
    search
      .index()
      .search(EMPTY_QUERY)
      .hits.find(({ id }) => id === speaker.id)?.card;
  const way = { speakerAddress: "München", eventAddress: "Hamburg", speakerId: speaker.id };
  const place = async () => {
    const { body } = await call(VISITOR, "POST", "/functions/calculate-travel-distance", {
      json: way,
    });
    return [body.place.state, body.takesBookings, body.isDirectPossible];
  };
  await eventually(() => card() !== undefined);
  expect(card()?.isQuickBookable).toBe(false);
  expect(await promises()).toEqual([false, false]);
  expect(await place()).toEqual(["sure", false, false]);
  expect((await readBanners(ctx))[0]?.text).toContain("öffnen bald");
  expect(await openPoints()).toEqual([
    ...["company", "tax", "bank", "terms", "mail"],
    ...["claims", "payment", "second_factor", "backup"],
  ]);

  await storeCompany(db, { ...testSeller, iban: "DE00" });
  expect((await openPoints())[0]).toBe("bank");
  await storeCompany(db);
  await openMarketplace(db);
  expect(await goLive()).toMatchObject({ takes_bookings: true, unconfirmed_texts: [] });
  await eventually(() => card()?.isQuickBookable === true);
  expect(await promises()).toEqual([true, true]);
  expect(await place()).toEqual(["sure", true, true]);
  expect(await readBanners(ctx)).toEqual([]);
  const day = { event_date: "2030-05-02" };
  expect((await book(customer, bookingRequestFor(cast.speaker.id, day))).status).toBe(201);
  const id = await offered("2030-05-03");
  const accept = { expected_total_amount: 500_000 };
  expect((await move(customer, id, "accept", accept)).status).toBe(200);
  expect(await statusOf(id)).toBe("confirmed");
});

test("a company that is taken away closes again: facts decide, no switch", async () => {
  await storeCompany(db, {});
  const day = { event_date: "2030-06-03" };
  const refused = await book(customer, bookingRequestFor(cast.speaker.id, day));
  expect(refused.body.error.code).toBe("bookings_closed");
  await storeCompany(db);
  expect((await book(customer, bookingRequestFor(cast.speaker.id, day))).status).toBe(201);
});

test("the test mail is for admins, and proves the mail server when that has taken it", async () => {
  const ask = (viewer: Parameters<typeof call>[0]) =>
    call(viewer, "POST", "/admin/go-live/test-mail");
  expect((await ask(VISITOR)).status).toBe(401);
  for (const viewer of [customer, speakerViewer]) expect((await ask(viewer)).status).toBe(403);
  await db.delete(settings).where(eq(settings.key, MAIL_PROOF));
  expect(await openPoints()).toContain("mail");

  let isTaken = false;
  const mailer: Mailer = {
    keeps: false,
    send: async () =>
      isTaken ? { status: "sent" } : { status: "failed", reason: "550 unknown sender" },
  };
  const { log } = captureLog();
  const frame = { publicUrl: ctx.publicUrl };
  await start(mailHandlers({ db, log, mailer, frame }));
  expect((await ask(admin)).body.to).toContain("@");
  await eventually(async () => (await all()).some(({ failed_at }) => failed_at !== null));
  expect(await openPoints()).toContain("mail");
  isTaken = true;
  expect((await ask(admin)).status).toBe(200);
  await eventually(async () => !(await openPoints()).includes("mail"));
});
