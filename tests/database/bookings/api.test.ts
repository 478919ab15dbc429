import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import {
  bookingPageSchema,
  bookingSchema,
  ownBookingsSchema,
} from "#server/api/bookings/schemas.ts";
import { apiAs } from "#tests/support/auth/api-as.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ask = apiAs(createApi(testCtx(db)));

const people: Record<"owner" | "stranger" | "speaker" | "otherSpeaker" | "admin", Viewer> = {
  owner: signedIn("customer", await insertUser(db)),
  stranger: signedIn("customer", await insertUser(db)),
  speaker: signedIn("speaker", await insertUser(db)),
  otherSpeaker: signedIn("speaker", await insertUser(db)),
  admin: signedIn("admin", await insertUser(db)),
};
const idOf = (viewer: Viewer) => (viewer.kind === "user" ? viewer.userId : "");

let first = "";
let inquiry = "";

beforeAll(async () => {
  const { id: speaker_id } = await insertSpeaker(db, {
    name: "Mira Sprecher",
    slug: "mira",
    user_id: idOf(people.speaker),
  });
  await insertSpeaker(db, { user_id: idOf(people.otherSpeaker) });
  const own = { speaker_id, customer_id: idOf(people.owner) };
  first = (await insertBooking(db, { ...own, event_date: isoDate("2030-03-07") })).id;
  inquiry = (
    await insertBooking(db, {
      ...own,
      booking_mode: "inquiry",
      status: "requested",
      event_date: isoDate("2030-05-01"),
    })
  ).id;
  // The speaker's own event, with another speaker.
  await insertBooking(db, {
    customer_id: idOf(people.speaker),
    event_date: isoDate("2030-04-01"),
    event_title: "Eigene Feier",
  });
});

async function titlesOf(viewer: Viewer, query = "") {
  const { status, body } = await ask(viewer, `/bookings${query}`);
  expect(status).toBe(200);
  return bookingPageSchema.parse(body).items.map(({ event_date }) => event_date);
}

describe("the list", () => {
  test("is closed to visitors and never kept by a cache", async () => {
    expect(await ask(VISITOR, "/bookings")).toMatchObject({
      status: 401,
      body: { error: { message: "Bitte melden Sie sich an." } },
    });
    expect((await ask(people.owner, "/bookings")).caching).toBe("private, no-store");
  });

  test("holds the own bookings, latest event first", async () => {
    expect(await titlesOf(people.owner)).toEqual(["2030-05-01", "2030-03-07"]);
    expect(await titlesOf(people.stranger)).toEqual([]);
    expect(await titlesOf(people.otherSpeaker)).toEqual([]);
  });

  test("shows speakers both sides, or the one they ask for", async () => {
    expect(await titlesOf(people.speaker)).toEqual(["2030-05-01", "2030-04-01", "2030-03-07"]);
    expect(await titlesOf(people.speaker, "?as=speaker")).toEqual(["2030-05-01", "2030-03-07"]);
    expect(await titlesOf(people.speaker, "?as=customer")).toEqual(["2030-04-01"]);
  });

  test("shows admins everything, and with a side only their own", async () => {
    expect(await titlesOf(people.admin)).toHaveLength(3);
    expect(await titlesOf(people.admin, "?as=customer")).toEqual([]);
    expect(await titlesOf(people.stranger, "?as=speaker")).toEqual([]);
  });

  test("is filtered by one or several states", async () => {
    expect(await titlesOf(people.owner, "?status=requested")).toEqual(["2030-05-01"]);
    const both = "?status=requested&status=confirmed";
    expect(await titlesOf(people.owner, both)).toHaveLength(2);
    expect(await titlesOf(people.owner, "?status=cancelled")).toEqual([]);
  });

  test("comes in pages without gaps", async () => {
    const page = bookingPageSchema.parse((await ask(people.owner, "/bookings?limit=1")).body);
    expect(page.items.map(({ id }) => id)).toEqual([inquiry]);
    const rest = (await ask(people.owner, `/bookings?limit=1&cursor=${page.nextCursor}`)).body;
    expect(bookingPageSchema.parse(rest)).toMatchObject({
      items: [{ id: first }],
      nextCursor: null,
    });
    expect(await titlesOf(people.owner, "?limit=1000000000")).toHaveLength(2);
    expect(await titlesOf(people.owner, "?limit=-3")).toHaveLength(1);
  });

  test.each(["status=owner", "as=admin", "cursor=x", "limit=viele", "status='--"])(
    "%s is refused",
    async (query) => {
      expect((await ask(people.owner, `/bookings?${query}`)).status).toBe(400);
    },
  );

  test("names nothing of the billing data", async () => {
    const text = JSON.stringify((await ask(people.speaker, "/bookings")).body);
    expect(text).not.toMatch(/billing|contact|Beispiel GmbH|kim@test\.example/);
  });
});

describe("one booking", () => {
  const read = (viewer: Viewer, id: string) => ask(viewer, `/bookings/${id}`);

  test("opens for its customer and for admins with billing data", async () => {
    for (const viewer of [people.owner, people.admin]) {
      const { status, body } = await read(viewer, first);
      expect(status).toBe(200);
      expect(bookingSchema.strict().parse(body)).toMatchObject({
        total_amount: 500_000,
        gross_amount_cents: 595_000,
        speaker: { slug: "mira", name: "Mira Sprecher", is_listed: true },
        billing: { company: "Beispiel GmbH", contact_email: "kim@test.example" },
      });
    }
  });

  test("opens for the speaker concerned: who asks, but no billing data and no addresses", async () => {
    const { status, body } = await read(people.speaker, first);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contact_person: "Kim Beispiel",
      billing_company: "Beispiel GmbH",
      billing: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/kim@test\.example|\+49/);
  });

  test("does not exist for others", async () => {
    for (const viewer of [people.stranger, people.otherSpeaker]) {
      expect((await read(viewer, first)).status).toBe(404);
    }
    expect((await read(VISITOR, first)).status).toBe(401);
    expect((await read(people.owner, randomUUID())).status).toBe(404);
    expect((await read(people.owner, "1%27--")).status).toBe(404);
  });
});

describe("the own list of one side", () => {
  const search = async (viewer: Viewer, query: string) => {
    const { status, body } = await ask(viewer, `/me/bookings?${query}`);
    expect(status).toBe(200);
    return ownBookingsSchema.parse(body);
  };
  const days = async (viewer: Viewer, query: string) =>
    (await search(viewer, query)).items.map(({ event_date }) => event_date);

  test("is searched, filtered, sorted and counted", async () => {
    expect(await days(people.owner, "")).toEqual(["2030-05-01", "2030-03-07"]);
    expect(await days(people.owner, "sort=event_date&order=asc")).toEqual([
      "2030-03-07",
      "2030-05-01",
    ]);
    expect(await days(people.owner, "status=requested")).toEqual(["2030-05-01"]);
    expect(await days(people.owner, "q=MIRA")).toHaveLength(2);
    expect(await days(people.owner, "q=mira+gibtsnicht")).toEqual([]);
    expect(await days(people.speaker, "as=speaker&stage=confirmed")).toEqual(["2030-03-07"]);
    expect(await days(people.speaker, "as=customer&q=feier")).toEqual(["2030-04-01"]);
    expect(await search(people.owner, "stage=over&page=7")).toMatchObject({
      items: [],
      total: 0,
      page: 1,
      stages: { requested: 1, pending: 0, confirmed: 1, completed: 0, over: 0 },
    });
  });

  test("sorts open offers by the price that was offered", async () => {
    const viewer = signedIn("customer", await insertUser(db));
    const { id: speaker_id } = await insertSpeaker(db);
    const own = { speaker_id, customer_id: viewer.userId };
    const cheap = { base_fee_cents: cents(480_000), total_amount: cents(480_000) };
    await insertBooking(db, { ...own, ...cheap, event_date: isoDate("2031-01-01") });
    await insertBooking(db, {
      ...own,
      booking_mode: "inquiry",
      status: "pending",
      event_date: isoDate("2031-01-02"),
      offer_price_cents: cents(450_000),
    });
    expect(await days(viewer, "sort=total_amount&order=asc")).toEqual(["2031-01-02", "2031-01-01"]);
  });

  test("holds nothing of others, not even for admins, and refuses what it does not know", async () => {
    expect((await ask(VISITOR, "/me/bookings")).status).toBe(401);
    for (const viewer of [people.stranger, people.otherSpeaker, people.admin]) {
      for (const as of ["customer", "speaker"]) {
        const found = await search(viewer, `as=${as}`);
        expect([found.total, Object.values(found.stages)]).toEqual([0, [0, 0, 0, 0, 0]]);
      }
    }
    const text = JSON.stringify(await search(people.speaker, "as=speaker"));
    expect(text).not.toMatch(/billing|Beispiel GmbH|kim@test\.example/);
    for (const query of ["sort=password", "as=admin", "stage=x", "size=7", "page=0", "order=up"]) {
      expect((await ask(people.owner, `/me/bookings?${query}`)).status).toBe(400);
    }
  });
});
