import { expect, test } from "vitest";
import { speakerContacts } from "#data/schema/speakers/speakers.ts";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { apiAs } from "#tests/support/auth/api-as.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ask = apiAs(createApi(testCtx(db)));

const CONTACT = { email: "privat@speaker.example", phone: "+49 170 5550123" };

async function speakerWithContact(changes: Parameters<typeof insertSpeaker>[1] = {}) {
  const owner = await insertUser(db);
  const speaker = await insertSpeaker(db, { user_id: owner, ...changes });
  await db.insert(speakerContacts).values({ speaker_id: speaker.id, ...CONTACT });
  return { ...speaker, owner };
}

const mayView = async (viewer: Viewer, speaker_id: string) =>
  (await ask(viewer, "/rpc/can_view_speaker_contact", { speaker_id })).body as unknown;

test("the check answers true or false, for visitors always false [CALL-21]", async () => {
  const { id, slug, owner } = await speakerWithContact();
  expect(await mayView(VISITOR, id)).toBe(false);
  expect(await mayView(signedIn("customer", await insertUser(db)), id)).toBe(false);
  expect(await mayView(signedIn("speaker", owner), id)).toBe(true);
  expect(await mayView(signedIn("admin", await insertUser(db)), id)).toBe(true);
  const bySlug = await ask(signedIn("speaker", owner), "/rpc/can_view_speaker_contact", { slug });
  expect(bySlug).toMatchObject({ status: 200, body: true, caching: "private, no-store" });
  expect(await mayView(signedIn("admin", owner), "3e6b0e38-3a6f-4d57-9a53-7f6a8d6c2b10")).toBe(
    false,
  );
});

test.each([{}, { speaker_id: "x" }, { slug: "../../x" }, { slug: 7 }])(
  "a question without exactly one valid name is malformed: %j",
  async (body) => {
    expect((await ask(VISITOR, "/rpc/can_view_speaker_contact", body)).status).toBe(400);
  },
);

test("contact data is read only by those the check approves [ROLE-09, ROLE-24]", async () => {
  const { slug, owner } = await speakerWithContact();
  const path = `/speakers/${slug}/contact`;
  const stranger = signedIn("customer", await insertUser(db));
  const otherSpeaker = signedIn("speaker", await insertUser(db));
  expect((await ask(VISITOR, path)).status).toBe(401);
  for (const viewer of [stranger, otherSpeaker]) {
    const refused = await ask(viewer, path);
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).not.toContain(CONTACT.email);
  }
  for (const viewer of [signedIn("speaker", owner), signedIn("admin", await insertUser(db))]) {
    const given = await ask(viewer, path);
    expect(given).toEqual({ status: 200, body: CONTACT, caching: "private, no-store" });
  }
});

test.each(BOOKING_STATUSES)("a customer with a booking that is %s", async (status) => {
  const { id, slug } = await speakerWithContact();
  const customer_id = await insertUser(db);
  await insertBooking(db, {
    speaker_id: id,
    customer_id,
    status,
    event_date: isoDate("2030-06-01"),
  });
  // Another customer's booking with the same speaker opens nothing.
  const neighbour = signedIn("customer", await insertUser(db));
  const opens = ["confirmed", "completed", "reviewed"].includes(status);
  const customer = signedIn("customer", customer_id);
  expect(await mayView(customer, id)).toBe(opens);
  expect((await ask(customer, `/speakers/${slug}/contact`)).status).toBe(opens ? 200 : 403);
  expect(await mayView(neighbour, id)).toBe(false);
});

test("a hidden profile and an unknown one answer alike", async () => {
  const { slug } = await speakerWithContact({ status: "pending" });
  const stranger = signedIn("customer", await insertUser(db));
  for (const name of [slug, "gibt-es-nicht"]) {
    expect((await ask(stranger, `/speakers/${name}/contact`)).status).toBe(404);
  }
});

test("every caller reads the public profile, and it never holds contact data [ROLE-28]", async () => {
  const { slug, owner } = await speakerWithContact();
  for (const viewer of [VISITOR, signedIn("speaker", owner), signedIn("admin", owner)]) {
    const { status, body } = await ask(viewer, `/speakers/${slug}`);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty("email");
    expect(body).not.toHaveProperty("phone");
    expect(JSON.stringify(body)).not.toMatch(/privat@speaker|5550123/);
  }
});
