import { beforeAll, expect, test } from "vitest";
import { cursorOffset } from "#domain/search/page-cursor.ts";
import { EMPTY_QUERY, type SearchQuery } from "#domain/search/query.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { listCategories } from "../list-categories.server.ts";
import { listSpeakers } from "./list-speakers.server.ts";

const database = await testDatabase();
const { db } = database;
let search: Awaited<ReturnType<typeof testSearch>>;
const LISTED = 60;
const LOWEST = 31;

beforeAll(async () => {
  const owner = await insertUser(db);
  for (let index = 0; index < LISTED; index += 1) {
    await insertSpeaker(db, {
      slug: `speaker-${index}`,
      // Many equal ratings, so that only a second criterion keeps the order the same.
      average_rating: index === LOWEST ? 1 : 3 + (index % 3),
      ...(index === LOWEST ? { name: "Zita Schlusslicht" } : {}),
      categories: index % 4 === 0 ? ["finance", "business"] : ["business"],
      ...(index === 0 ? { user_id: owner, lat: 48.137154, lng: 11.576124 } : {}),
    });
  }
  const top = { average_rating: 5, categories: ["finance"] };
  await insertSpeaker(db, { slug: "switched-off", is_active: false, ...top });
  await insertSpeaker(db, { slug: "waiting", status: "pending", ...top });
  search = await testSearch(database);
});

function list(query: Partial<SearchQuery> = {}) {
  return listSpeakers(testCtx(db, { search }), { ...EMPTY_QUERY, limit: 50, ...query });
}

test("at most fifty listed speakers come at once, best rating first [CALL-17] [CONST-12]", async () => {
  const page = await list({ sort: "rating_desc" });
  const ratings = page.items.map((speaker) => speaker.average_rating);
  expect(ratings).toHaveLength(50);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  expect(page.items.every(({ is_active, status }) => is_active && status === "active")).toBe(true);
  expect(page).toMatchObject({ total: LISTED });
});

test("following the cursor shows every listed speaker once, and no hidden one [CONST-13]", async () => {
  const seen: string[] = [];
  let offset: number | undefined = 0;
  do {
    const page = await list({ limit: 7, offset, sort: "rating_desc" });
    seen.push(...page.items.map(({ slug }) => slug));
    offset = page.nextCursor === null ? undefined : cursorOffset(page.nextCursor);
  } while (offset !== undefined);
  expect(new Set(seen).size).toBe(LISTED);
  expect(seen).toHaveLength(LISTED);
  expect(seen).not.toContain("switched-off");
  expect(seen).not.toContain("waiting");
});

test("the lowest rated speaker is no part of the first fifty and is found by a search [CONST-13]", async () => {
  const first = await list({ sort: "rating_desc" });
  expect(first.items.map(({ slug }) => slug)).not.toContain(`speaker-${LOWEST}`);
  const found = await list({ q: "Schlusslicht", sort: "rating_desc" });
  expect(found.items.map(({ slug }) => slug)).toEqual([`speaker-${LOWEST}`]);
});

test("a category narrows list and total alike, and facets count without it [ENT-08]", async () => {
  const page = await list({ category: ["finance"] });
  expect(page.total).toBe(LISTED / 4);
  expect(page.items).toHaveLength(LISTED / 4);
  expect(page.nextCursor).toBeNull();
  // A speaker with two categories is found under either.
  expect((await list({ category: ["business"] })).total).toBe(LISTED);
  expect(page.facets.category).toEqual([
    { value: "business", count: LISTED },
    { value: "finance", count: LISTED / 4 },
  ]);
  expect(await list({ category: ["unknown"] })).toMatchObject({ items: [], total: 0 });
});

test("a list shows neither owners nor exact places nor long texts", async () => {
  const page = await list({ category: ["finance"] });
  const speaker = page.items.find(({ slug }) => slug === "speaker-0");
  expect(speaker).toMatchObject({ user_id: null, lat: 48.14, lng: 11.58 });
  expect(Object.keys(speaker ?? {})).not.toEqual(expect.arrayContaining(["gender"]));
  expect(Object.keys(speaker ?? {})).not.toEqual(expect.arrayContaining(["detailed_bio"]));
});

test("categories count listed speakers only", async () => {
  const categories = await listCategories(testCtx(db));
  const finance = categories.find(({ name }) => name === "finance");
  expect(finance).toMatchObject({ label: "Finanzen", is_system: true, speaker_count: LISTED / 4 });
  expect(categories.find(({ name }) => name === "wellness")?.speaker_count).toBe(0);
  expect(categories).toHaveLength(10);
});
