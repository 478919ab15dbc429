import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { insertSpeaker, insertUser } from "#tests/support/records.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { listCategories } from "./list-categories.server.ts";
import { listSpeakers, type SpeakerListing, type SpeakerPage } from "./list-speakers.server.ts";
import { cursorAt, cursorOffset } from "./page-cursor.ts";

const { db } = await testDatabase();
const ctx = testCtx(db);
const LISTED = 60;

beforeAll(async () => {
  const owner = await insertUser(db);
  for (let index = 0; index < LISTED; index += 1) {
    await insertSpeaker(db, {
      slug: `speaker-${index}`,
      // Many equal ratings, so that only a second criterion keeps the order the same.
      average_rating: 3 + (index % 3),
      categories: index % 4 === 0 ? ["finance", "business"] : ["business"],
      ...(index === 0 ? { user_id: owner, lat: 48.137154, lng: 11.576124 } : {}),
    });
  }
  const top = { average_rating: 5, categories: ["finance"] };
  await insertSpeaker(db, { slug: "switched-off", is_active: false, ...top });
  await insertSpeaker(db, { slug: "waiting", status: "pending", ...top });
});

async function list(listing: SpeakerListing = {}): Promise<SpeakerPage> {
  const page = await listSpeakers(ctx, listing);
  if (!page.ok) throw new Error(page.error);
  return page.value;
}

test("the best rated come first, and the total counts all of them", async () => {
  const page = await list({ limit: 30 });
  const ratings = page.items.map((speaker) => speaker.average_rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  expect(page).toMatchObject({ total: LISTED });
});

test("following the cursor shows every listed speaker once, and no hidden one", async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page: SpeakerPage = await list({ limit: 7, cursor });
    expect(page.items.length).toBeLessThanOrEqual(7);
    seen.push(...page.items.map(({ slug }) => slug));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(LISTED);
  expect(seen).toHaveLength(LISTED);
  expect(seen).not.toContain("switched-off");
  expect(seen).not.toContain("waiting");
});

test("a category narrows list and total alike", async () => {
  const page = await list({ category: "finance" });
  expect(page.total).toBe(LISTED / 4);
  expect(page.items).toHaveLength(LISTED / 4);
  expect(page.nextCursor).toBeNull();
  expect(await list({ category: "unknown" })).toEqual({ items: [], total: 0, nextCursor: null });
});

test("the limit is clamped to 1 to 50 [SEC-41]", async () => {
  const sizes = await Promise.all(
    [1_000_000_000, 51, 50, 1, 0, -5].map(async (limit) => (await list({ limit })).items.length),
  );
  expect(sizes).toEqual([50, 50, 50, 1, 1, 1]);
  expect((await list()).items).toHaveLength(50);
});

test("a made-up cursor is refused, one behind the end is empty", async () => {
  for (const cursor of [
    "",
    "x",
    "%%%",
    btoa("after:-1"),
    btoa("after:1e9"),
    btoa("after:999999"),
  ]) {
    expect(await listSpeakers(ctx, { cursor })).toEqual({ ok: false, error: "cursor_invalid" });
  }
  const page = await list({ cursor: cursorAt(5000) });
  expect(page).toEqual({ items: [], total: LISTED, nextCursor: null });
  expect(cursorOffset(cursorAt(0))).toBe(0);
});

test("a list shows neither owners nor exact places nor long texts", async () => {
  const page = await list({ limit: 50, category: "finance" });
  const speaker = page.items.find(({ slug }) => slug === "speaker-0");
  expect(speaker).toMatchObject({ user_id: null, lat: 48.14, lng: 11.58 });
  expect(Object.keys(speaker ?? {})).not.toEqual(expect.arrayContaining(["gender"]));
  expect(Object.keys(speaker ?? {})).not.toEqual(expect.arrayContaining(["detailed_bio"]));
});

test("categories count listed speakers only", async () => {
  const categories = await listCategories(ctx);
  const finance = categories.find(({ name }) => name === "finance");
  expect(finance).toMatchObject({ label: "Finanzen", is_system: true, speaker_count: LISTED / 4 });
  expect(categories.find(({ name }) => name === "wellness")?.speaker_count).toBe(0);
  expect(categories).toHaveLength(10);
});
