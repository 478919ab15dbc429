import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { storeRating } from "#data/queries/reviews/speaker-rating.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { settings } from "#data/schema/content.ts";
import { reviews } from "#data/schema/reviews.ts";
import { talks } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { COMPANY_SETTING } from "#domain/invoicing/seller/company-setting.ts";
import { VAT_RULES } from "#domain/pricing/vat/vat-by-country.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { createApi } from "#server/api/api.ts";
import { followContent } from "#server/pages/content-changes.ts";
import { announceLists } from "#server/pages/list-changes.ts";
import { keepRows } from "#server/services/keep-rows.ts";
import { afterwards } from "#tests/support/afterwards.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const DAY = isoDate("2030-03-07");
const ADDRESSES = [
  "/v1/speakers?limit=12",
  `/v1/speakers?date=${DAY}`,
  "/v1/speaker-cards?limit=12",
  // €4.998 gross at first: found as soon as the tax is lower.
  "/v1/speaker-cards?maxPrice=4900&prices=gross",
  "/v1/suggestions?q=mira",
  "/v1/speakers/mira",
  "/v1/categories",
];

const database = await testDatabase();
const { db } = database;
const mira = await insertSpeaker(db, {
  slug: "mira",
  name: "Mira Kerner",
  categories: ["finance"],
  quick_booking_available: true,
  fee_40: 4000,
  fee_60: 5000,
});
await insertSpeaker(db, { slug: "neben", name: "Nele Neben" });

const content = await followContent(database);
afterwards(content.stop);
const search = await testSearch(database, announceLists(content));
const kept = await keepRows(database);
afterwards(kept.stop);
/** The clock stands still: nothing is made anew only because it is old. */
const ctx = testCtx(db, { search, kept });
const keeping = createApi(ctx, undefined, undefined, undefined, content.version);

async function texts(api: ReturnType<typeof createApi>): Promise<string[]> {
  return Promise.all(ADDRESSES.map(async (address) => (await api.request(address)).text()));
}

/** What an application says that has just been started. */
async function madeAnew(): Promise<string[]> {
  return texts(createApi(testCtx(db, { search: await testSearch(database) })));
}

type Change = {
  readonly name: string;
  /** What the answers say then, or no longer say. */
  readonly shows?: string;
  readonly hides?: string;
  readonly make: () => Promise<unknown>;
};

const setMira = (values: Partial<typeof speakers.$inferInsert>) =>
  db.update(speakers).set(values).where(eq(speakers.id, mira.id));

const CHANGES: readonly Change[] = [
  { name: "price", shows: '"fee_40":4200', make: () => setMira({ fee_40: 4200 }) },
  { name: "name", shows: "Mira Kerner-Voss", make: () => setMira({ name: "Mira Kerner-Voss" }) },
  { name: "photo", shows: "neu.webp", make: () => setMira({ profile_image_url: "neu.webp" }) },
  {
    name: "talk",
    shows: "Der Steinbock",
    make: () => db.insert(talks).values({ speaker_id: mira.id, title: "Der Steinbock" }),
  },
  { name: "review", shows: "Klar und lebendig", make: reviewMira },
  { name: "tax", make: lowerTax },
  { name: "setting", hides: '"isQuickBookable":true', make: closeMarketplace },
  {
    name: "calendar day",
    make: () =>
      db.insert(availabilityOverrides).values({ speaker_id: mira.id, date: DAY, type: "blocked" }),
  },
  {
    name: "new profile",
    shows: "Mirabell Neu",
    make: () => insertSpeaker(db, { slug: "mirabell", name: "Mirabell Neu" }),
  },
  { name: "delisting", hides: "Kerner-Voss", make: () => setMira({ is_active: false }) },
];

async function lowerTax(): Promise<void> {
  const value = VAT_RULES.map((rule) =>
    rule.treatment === "standard" ? { ...rule, rate_basis_points: 700 } : rule,
  );
  await db.insert(settings).values({ key: "vat_rules", value });
}

/** Without the company no binding booking is taken. */
async function closeMarketplace(): Promise<void> {
  await db.delete(settings).where(eq(settings.key, COMPANY_SETTING));
}

async function reviewMira(): Promise<void> {
  const booking = await insertBooking(db, { speaker_id: mira.id, status: "completed" });
  const { id: booking_id, speaker_id, customer_id } = booking;
  const words = { content: "Klar und lebendig.", author_name: "Kim Beispiel", rating: 5 };
  const published = { booking_id, speaker_id, customer_id, status: "published" as const };
  await db.insert(reviews).values({ ...published, ...words });
  await db.transaction((tx) => storeRating(tx, mira.id, { rating: 5, reviews: 1 }));
}

test.each(CHANGES)("what is kept is as if made anew after a change of $name", async (changed) => {
  const before = await texts(keeping);
  expect(await texts(keeping)).toEqual(before);
  await changed.make();
  const after = await madeAnew();
  expect(after).not.toEqual(before);
  if (changed.shows) expect(after.join()).toContain(changed.shows);
  if (changed.hides) expect(after.join()).not.toContain(changed.hides);
  // A refusal carries the id of its request.
  const plain = (all: string[]) => all.map((text) => text.replace(/"requestId":"[^"]*"/, ""));
  await eventually(async () => plain(await texts(keeping)).join() === plain(after).join());
  expect(plain(await texts(keeping))).toEqual(plain(after));
});

test("what lists show of a speaker is read once, and each time while a change is on its way", async () => {
  let reads = 0;
  let isCurrent = true;
  const counting = testCtx(db, {
    search: { index: search.index, isCurrent: () => isCurrent },
    reads: async () => {
      reads += 1;
      return db;
    },
  });
  const api = createApi(counting);
  const list = async () => (await api.request("/v1/speakers?limit=5")).text();
  await search.settled();
  const first = await list();
  const readAtFirst = reads;
  expect(await list()).toBe(first);
  expect(reads).toBe(readAtFirst);
  isCurrent = false;
  expect(await list()).toBe(first);
  expect(reads).toBe(readAtFirst + 1);
});
