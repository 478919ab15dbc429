import { describe, expect, test } from "vitest";
import { madeUpDocs } from "#tests/support/search/search-docs.ts";
import { FEATURED_ON_DESKTOP, FEATURED_ON_MOBILE, featured } from "./featured.ts";
import type { SearchDoc } from "./index/search-doc.ts";
import { buildSpeakerIndex } from "./index/speaker-index.ts";
import { activeRange, priceBounds, type SearchFees } from "./price-range.ts";
import { EMPTY_QUERY, type SearchQuery } from "./query.ts";
import { relevance } from "./relevance.ts";
import { SORT_OPTIONS, type SortOption } from "./sort-options.ts";

const FREE: SearchFees = {
  base_fee_usd: null,
  min_fee: null,
  fee_20: null,
  fee_40: null,
  fee_60: null,
};
const [blank] = madeUpDocs(1, 1);
if (!blank) throw new Error("Expected a speaker");

function speaker(id: string, changes: Partial<SearchDoc>): SearchDoc {
  const plain = {
    rating: 0,
    bookings: 0,
    years: 0,
    isVerified: false,
    topics: [],
    categoryTopics: [],
    profession: null,
    texts: [],
  };
  return { ...(blank as SearchDoc), name: "X", fees: FREE, ...plain, id, ...changes };
}

async function found(docs: SearchDoc[], query: Partial<SearchQuery>): Promise<string> {
  const index = await buildSpeakerIndex(docs, async () => undefined);
  return index
    .search({ ...EMPTY_QUERY, limit: 50, ...query })
    .hits.map(({ id }) => id)
    .join("");
}

describe("relevance", () => {
  const good = { rating: 4.8, bookings: 50, years: 10, isVerified: false };

  test("weighs rating, bookings and years, and adds two extras [SCORE-01]", () => {
    expect(relevance(good)).toBeCloseTo(2.12, 10);
    expect(relevance({ ...good, isVerified: true }, true)).toBeCloseTo(2.42, 10);
  });

  test("a name or topic that matches weighs 0.2 [SCORE-02]", async () => {
    expect(relevance(good, true) - relevance(good)).toBeCloseTo(0.2, 10);
    const docs = [
      speaker("A", { texts: ["Resilienz"], rating: 0.4 }),
      speaker("B", { topics: ["Resilienz"] }),
    ];
    // B lies 0.16 behind and overtakes by its strong match.
    expect(await found(docs, { q: "Resilienz" })).toBe("BA");
    expect(await found(docs, {})).toBe("AB");
  });

  test("a verified speaker gets 0.1 more [SCORE-03]", () => {
    expect(relevance({ ...good, isVerified: true }) - relevance(good)).toBeCloseTo(0.1, 10);
  });
});

describe("orders", () => {
  const order = (sort: SortOption, docs: SearchDoc[]) => found(docs, { sort });
  const fees = (base: number | null, fee_20: number | null = null) => ({
    fees: { ...FREE, base_fee_usd: base, fee_20 },
  });
  const rated = [4.5, 4.9, 4.1].map((rating, at) => speaker("ABC"[at] ?? "", { rating }));
  const priced = [4000, 9000, 2000].map((base, at) => speaker("ABC"[at] ?? "", fees(base)));

  test("there are eight of them", () => {
    expect(SORT_OPTIONS).toHaveLength(8);
  });
  test("by relevance [SORT-01]", async () => {
    const one = speaker("A", { rating: 4.8, bookings: 50, years: 10, texts: ["Mut"] });
    const two = { ...one, id: "B", topics: ["Mut"], isVerified: true };
    expect(await found([one, two], { q: "Mut", sort: "relevance" })).toBe("BA");
  });
  test("by rating, high to low [SORT-02]", async () => {
    expect(await order("rating_desc", rated)).toBe("BAC");
  });
  test("by rating, low to high [SORT-03]", async () => {
    expect(await order("rating_asc", rated)).toBe("CAB");
  });
  test("by price, low to high [SORT-04]", async () => {
    expect(await order("price_asc", priced)).toBe("CAB");
  });
  test("by price, high to low [SORT-05]", async () => {
    expect(await order("price_desc", priced)).toBe("BAC");
  });
  test("without a base fee the lowest one counts, without any one is last both ways", async () => {
    const docs = [speaker("A", fees(null)), speaker("B", fees(null, 3000)), ...priced.slice(1)];
    docs[2] = speaker("D", fees(9000, 1000));
    docs[3] = speaker("E", fees(0, 2000));
    expect(await order("price_asc", docs)).toBe("EBDA");
    expect(await order("price_desc", docs)).toBe("DBEA");
  });
  test("the filter looks at the lowest fee, the order at the base fee [SORT-06]", async () => {
    const docs = [
      speaker("D", fees(9000, 1000)),
      speaker("E", fees(1200)),
      speaker("F", fees(4000)),
    ];
    const cheap = { minPrice: 500, maxPrice: 1500 } as const;
    expect(await found(docs, { ...cheap, sort: "price_asc" })).toBe("ED");
    expect(await order("price_asc", docs)).toBe("EFD");
  });
  test("by experience [SORT-07]", async () => {
    const docs = [3, 12, 5].map((years, at) => speaker("ABC"[at] ?? "", { years }));
    expect(await order("experience", docs)).toBe("BCA");
  });
  test("by popularity [SORT-08]", async () => {
    const docs = [30, 10, 50].map((bookings, at) => speaker("ABC"[at] ?? "", { bookings }));
    expect(await order("popularity", docs)).toBe("CAB");
  });
  test("by age, newest first [SORT-09]", async () => {
    const docs = [2, 3, 1].map((createdAt, at) => speaker("ABC"[at] ?? "", { createdAt }));
    expect(await order("newest", docs)).toBe("BAC");
  });
});

describe("filters", () => {
  test("at least so many years [FILTER-02]", async () => {
    const docs = [3, 5, 12].map((years, at) => speaker("ABC"[at] ?? "", { years }));
    expect(await found(docs, { experience: 5, sort: "rating_desc" })).toBe("CB");
  });

  const listed = speaker("A", {
    fees: { base_fee_usd: 0, min_fee: null, fee_20: 2500, fee_40: 5000, fee_60: 7500 },
  });

  test("the lowest positive fee has to lie within the range [FILTER-03]", async () => {
    expect(await found([listed], { minPrice: 2000, maxPrice: 3000 })).toBe("A");
    expect(await found([listed], { minPrice: 3000, maxPrice: 8000 })).toBe("");
  });
  test("both ends belong to the range [FILTER-04]", async () => {
    expect(await found([listed], { minPrice: 2500, maxPrice: 2500 })).toBe("A");
  });
  test("without a fee one is left out of every range [FILTER-05]", async () => {
    const free = speaker("B", { fees: { ...FREE, min_fee: 0 } });
    expect(await found([free], {})).toBe("B");
    expect(await found([free], { minPrice: 1000, maxPrice: 5000 })).toBe("");
  });
  test("one category of several suffices [FILTER-06]", async () => {
    const docs = [speaker("A", { categories: ["finance"] }), speaker("B", { categories: [] })];
    expect(await found(docs, { category: ["leadership", "finance"] })).toBe("A");
  });
  test("one language of several suffices [FILTER-07]", async () => {
    const docs = [
      speaker("A", { languages_spoken: ["Englisch"] }),
      speaker("B", { languages_spoken: [] }),
    ];
    expect(await found(docs, { language: ["Deutsch", "Englisch"] })).toBe("A");
  });
  test("one audience of several suffices, and its counts disregard the choice", async () => {
    const docs = [
      speaker("A", { audiences: ["executives", "sales"] }),
      speaker("B", { audiences: ["trainees"] }),
      speaker("C", { audiences: [] }),
    ];
    expect(await found(docs, { audience: ["sales", "public"] })).toBe("A");
    const index = await buildSpeakerIndex(docs, async () => undefined);
    const { total, facets } = index.search({ ...EMPTY_QUERY, audience: ["trainees"] });
    expect(total).toBe(1);
    expect(facets.audience).toEqual([
      { value: "executives", count: 1 },
      { value: "sales", count: 1 },
      { value: "trainees", count: 1 },
    ]);
  });
  test("gender is applied [FILTER-08]", async () => {
    const docs = [speaker("A", { gender: "female" }), speaker("B", { gender: null })];
    expect(await found(docs, { gender: "female" })).toBe("A");
  });
  test("presentation style is applied [FILTER-09]", async () => {
    const docs = [speaker("A", { style: "Lebhaft" }), speaker("B", { style: "Ruhig" })];
    expect(await found(docs, { style: "Lebhaft" })).toBe("A");
  });
  test("format is applied [FILTER-10]", async () => {
    const docs = [speaker("A", { formats: ["talk"] }), speaker("B", { formats: ["workshop"] })];
    expect(await found(docs, { format: "workshop" })).toBe("B");
  });

  test("the slider ends at the highest fee, rounded up to a thousand [FILTER-13]", () => {
    expect([priceBounds(12_300).max, priceBounds(12_000).max]).toEqual([13_000, 12_000]);
  });
  test("and never below 5000 [FILTER-14]", () => {
    expect([priceBounds(4200).max, priceBounds(0).max]).toEqual([5000, 5000]);
  });
  test("the whole slider and 0 to 100000 are no filter [FILTER-15]", async () => {
    const bounds = priceBounds(12_300);
    expect(activeRange({}, bounds)).toBeUndefined();
    expect(activeRange({ minPrice: 0, maxPrice: 13_000 }, bounds)).toBeUndefined();
    expect(activeRange({ minPrice: 0, maxPrice: 100_000 }, bounds)).toBeUndefined();
    expect(activeRange({ maxPrice: 12_000 }, bounds)).toEqual({ from: 0, to: 12_000 });
    expect(await found([speaker("A", {})], { minPrice: 0, maxPrice: 100_000 })).toBe("A");
  });
});

describe("featured", () => {
  const record = (id: string, rating: number, bookings: number) => ({ id, rating, bookings });
  const example = [
    record("A", 4.9, 40),
    record("B", 5, 30),
    record("C", 4.5, 50),
    record("D", 4.6, 10),
    record("E", 4.4, 200),
    record("F", 5, 9),
  ];
  const ids = featured(example).map(({ id }) => id);

  test("needs a rating of 4.5 [FEAT-01]", () => {
    expect(featured([record("A", 4.5, 10), record("B", 4.49, 10)])).toHaveLength(1);
  });
  test("needs ten bookings [FEAT-02]", () => {
    expect(featured([record("A", 5, 10), record("B", 5, 9)])).toHaveLength(1);
  });
  test("is ordered by rating times bookings [FEAT-03]", () => {
    expect(ids).toEqual(["C", "A", "B", "D"]);
  });
  test("shows three, and six on phones", () => {
    expect(ids.slice(0, FEATURED_ON_DESKTOP)).toEqual(["C", "A", "B"]);
    const many = Array.from({ length: 9 }, (_, at) => record(String(at), 5, 10 + at));
    expect(featured(many)).toHaveLength(FEATURED_ON_MOBILE);
  });
});
