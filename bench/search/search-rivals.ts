import { create, insertMultiple, search as oramaSearch } from "@orama/orama";
import MiniSearch from "minisearch";
import { FIELDS, fieldTexts, type SearchDoc } from "#domain/search/index/search-doc.ts";
import type { SearchQuery } from "#domain/search/query.ts";

/** A search that answers with the first page and the number of all hits. */
export type Rival = {
  readonly name: string;
  search(query: SearchQuery): unknown;
  /** Whom an answer names, best first. */
  ids(answer: unknown): readonly string[];
};

const PAGE = 12;
/** Signs and words of our query language, which the others do not know. */
const OPERATORS = /["()]|\b(?:UND|ODER|NICHT|AND|OR|NOT)\b/g;

/** Names, topics and categories, or everything else. */
function textOf(doc: SearchDoc, isKey: boolean): string {
  return fieldTexts(doc)
    .flatMap(([field, texts]) => (field >= FIELDS.category === isKey ? texts : []))
    .join(" ");
}

const flat = (doc: SearchDoc) => ({
  id: doc.id,
  key: textOf(doc, true),
  long: textOf(doc, false),
  categories: [...doc.categories],
  languages: [...doc.languages_spoken],
});

const words = (query: SearchQuery) => query.q.replace(OPERATORS, " ").trim();

/** The same texts and filters in two well-known libraries, each with its own way of forgiving errors. */
export async function rivals(docs: readonly SearchDoc[]): Promise<Rival[]> {
  const flatDocs = docs.map(flat);
  return [miniSearch(flatDocs), await orama(flatDocs)];
}

type FlatDoc = ReturnType<typeof flat>;

function miniSearch(docs: readonly FlatDoc[]): Rival {
  const index = new MiniSearch<FlatDoc>({
    fields: ["key", "long"],
    storeFields: ["categories", "languages"],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: "AND", boost: { key: 2 } },
  });
  index.addAll(docs);
  return {
    name: "MiniSearch",
    search: (query) => {
      const hits = index.search(words(query) || MiniSearch.wildcard, {
        filter: (hit) => fits(hit as unknown as FlatDoc, query),
      });
      return { total: hits.length, page: hits.slice(0, PAGE) };
    },
    ids: (answer) => (answer as { page: { id: string }[] }).page.map(({ id }) => id),
  };
}

function fits(doc: FlatDoc, { category, language }: SearchQuery): boolean {
  return (
    (category.length === 0 || category.some((code) => doc.categories.includes(code))) &&
    (language.length === 0 || language.some((name) => doc.languages.includes(name)))
  );
}

async function orama(docs: FlatDoc[]): Promise<Rival> {
  const index = create({
    schema: { key: "string", long: "string", categories: "enum[]", languages: "enum[]" } as const,
  });
  await insertMultiple(index, docs, 1000);
  return {
    name: "Orama",
    search: (query) =>
      oramaSearch(index, {
        term: words(query),
        tolerance: 1,
        threshold: 0,
        limit: PAGE,
        boost: { key: 2 },
        facets: { categories: {}, languages: {} },
        where: {
          ...(query.category.length > 0
            ? { categories: { containsAny: [...query.category] } }
            : {}),
          ...(query.language.length > 0 ? { languages: { containsAny: [...query.language] } } : {}),
        },
      }),
    ids: (answer) => (answer as { hits: { id: string }[] }).hits.map(({ id }) => id),
  };
}
