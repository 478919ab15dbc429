import { beforeAll, describe, expect, test } from "vitest";
import { speakerPageSchema } from "#server/api/speakers/schemas.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { createApi } from "../api.ts";
import { cardPageSchema, placementSchema, suggestionsSchema } from "./schemas.ts";

const database = await testDatabase();
const { db } = database;
let api: ReturnType<typeof createApi>;

beforeAll(async () => {
  for (let index = 0; index < 15; index += 1) {
    await insertSpeaker(db, {
      slug: `speaker-${index}`,
      name: `Karla Nummer ${index}`,
      specialties: index % 2 === 0 ? ["Künstliche Intelligenz"] : ["Führung"],
      categories: index % 2 === 0 ? ["technology"] : ["leadership"],
      languages_spoken: index % 3 === 0 ? ["Deutsch", "Englisch"] : ["Deutsch"],
      audiences: index % 5 === 0 ? ["executives", "sales"] : ["trainees"],
      gender: index === 0 ? "female" : null,
      presentation_style: index === 1 ? "Lebhaft, mit Humor" : null,
      base_fee_usd: 1000 * (index + 1),
      years_experience: index,
      lat: index === 2 ? 48.1 : null,
      lng: index === 2 ? 11.6 : null,
    });
  }
  api = createApi(testCtx(db, { search: await testSearch(database) }));
});

async function get(address: string): Promise<unknown> {
  const answer = await api.request(address);
  expect(answer.status, address).toBe(200);
  return answer.json();
}

async function slugs(query: string): Promise<string[]> {
  const page = cardPageSchema.parse(await get(`/v1/speaker-cards?limit=50&${query}`));
  return page.items.map(({ slug }) => slug.replace("speaker-", ""));
}

test("a page of speakers has items, total, pointer and facets", async () => {
  const page = speakerPageSchema.strict().parse(await get("/v1/speakers?q=fuehrung&limit=5"));
  expect(page.items).toHaveLength(5);
  expect(page.total).toBe(7);
  expect(page.facets.category).toEqual([{ value: "leadership", count: 7 }]);
  const rest = await get(`/v1/speakers?q=fuehrung&limit=5&cursor=${page.nextCursor}`);
  expect(speakerPageSchema.parse(rest)).toMatchObject({ total: 7, nextCursor: null });
});

test("cards come twelve at a time [CONST-14, CONST-15]", async () => {
  const first = cardPageSchema.strict().parse(await get("/v1/speaker-cards"));
  expect([first.items.length, first.total]).toEqual([12, 15]);
  const rest = await get(`/v1/speaker-cards?cursor=${first.nextCursor}`);
  expect(cardPageSchema.parse(rest)).toMatchObject({ nextCursor: null });
  expect(cardPageSchema.parse(rest).items).toHaveLength(3);
});

test("every parameter narrows or orders", async () => {
  expect(await slugs("gender=female")).toEqual(["0"]);
  expect(await slugs("style=Lebhaft%2C+mit+Humor")).toEqual(["1"]);
  expect(await slugs("near=48.14,11.58,20")).toEqual(["2"]);
  expect(await slugs("minPrice=2000&maxPrice=3000&sort=price_asc")).toEqual(["1", "2"]);
  expect(await slugs("experience=13&sort=experience")).toEqual(["14", "13"]);
  expect(await slugs("category=technology&category=leadership&language=Englisch")).toHaveLength(5);
  expect(await slugs("audience=sales")).toEqual(["10", "5", "0"]);
  expect(await slugs("audience=sales&audience=trainees")).toHaveLength(15);
  expect(await slugs("format=workshop")).toEqual([]);
  expect(await slugs("date=2030-03-07")).toHaveLength(15);
  expect((await slugs("sort=price_desc"))[0]).toBe("14");
});

test("audiences are counted beside their filter, and an unknown one is refused", async () => {
  const { facets } = speakerPageSchema.parse(await get("/v1/speakers?audience=trainees&limit=1"));
  expect(facets.audience).toEqual([
    { value: "trainees", count: 12 },
    { value: "executives", count: 3 },
    { value: "sales", count: 3 },
  ]);
  expect((await api.request("/v1/speaker-cards?audience=Vertrieb")).status).toBe(400);
});

test("bounds are net as specified, and gross when the address says so [FILTER-03]", async () => {
  const bounds = "minPrice=2000&maxPrice=3000&sort=price_asc";
  expect(await slugs(bounds)).toEqual(["1", "2"]);
  expect(await slugs(`${bounds}&prices=net`)).toEqual(["1", "2"]);
  // €2.000 net is shown as €2.380, €3.000 as €3.570.
  expect(await slugs(`${bounds}&prices=gross`)).toEqual(["1"]);
  expect(await slugs("minPrice=3570&maxPrice=3570&prices=gross")).toEqual(["2"]);
  expect((await api.request("/v1/speaker-cards?prices=teuer")).status).toBe(400);
});

test("the reason of a place is told for the same search, and only for who is found", async () => {
  const best = placementSchema.strict().parse(await get("/v1/speakers/speaker-14/place?q=karla"));
  expect([best.place, best.total]).toEqual([1, 15]);
  expect(best.parts.find(({ part }) => part === "years")?.points).toBeCloseTo((0.1 * 14) / 20);
  expect(best.parts.find(({ part }) => part === "strongMatch")?.points).toBe(0.2);
  expect((await api.request("/v1/speakers/speaker-1/place?category=technology")).status).toBe(404);
  expect((await api.request("/v1/speakers/nobody/place")).status).toBe(404);
  expect((await api.request("/v1/speakers/speaker-1/place?sort=nonsense")).status).toBe(400);
});

test("suggestions answer from two characters on, eight at most", async () => {
  const suggested = async (q: string) =>
    suggestionsSchema.strict().parse(await get(`/v1/suggestions?q=${q}`)).items;
  expect(await suggested("k")).toEqual([]);
  const found = await suggested("k%C3%BC");
  expect(found[0]).toEqual({ group: "topic", label: "Künstliche Intelligenz", slug: null });
  expect(await suggested("karla")).toHaveLength(8);
});

describe("hostile input", () => {
  const HOSTILE = [
    "' or 1=1 --",
    "'; drop table speakers; --",
    '"unclosed UND (((ODER',
    "%00",
    "\\' union select password from auth.users --",
    "((((a+)+)+)+)",
    "𝕊𝔼𝕃𝔼ℂ𝕋 \u202e",
  ];

  test("the syntax of SQL is text like any other [SEC-38]", async () => {
    const names = [
      "q",
      "category",
      "language",
      "style",
      "sort",
      "near",
      "cursor",
      "gender",
      "audience",
    ];
    for (const name of names) {
      for (const value of HOSTILE) {
        const query = new URLSearchParams({ [name]: value }).toString();
        const answer = await api.request(`/v1/speakers?${query}`);
        expect([200, 400], query).toContain(answer.status);
        expect(await answer.text()).not.toMatch(/syntax error|relation "|select /i);
      }
    }
    expect(await slugs("")).toHaveLength(15);
  });

  test("endless queries are refused, long ones are bounded work [SEC-39]", async () => {
    expect((await api.request(`/v1/speakers?q=${"a".repeat(10_000)}`)).status).toBe(400);
    const terms = Array.from({ length: 1000 }, (_, i) => `w${i}`).join("+OR+");
    expect((await api.request(`/v1/speakers?q=${terms}`)).status).toBe(400);
    expect((await api.request("/v1/speakers?q=((((a%2B)%2B)%2B)%2B)")).status).toBe(200);
  });

  test("pages never hold more than fifty [SEC-41]", async () => {
    for (const limit of ["1000000000", "1e9", "-3", "0"]) {
      const page = speakerPageSchema.parse(await get(`/v1/speakers?limit=${limit}`));
      expect(page.items.length).toBe(limit.startsWith("1") ? 15 : 1);
    }
  });
});
