import { z } from "@hono/zod-openapi";
import {
  MAX_SYNONYM_LENGTH,
  MAX_SYNONYMS,
  MIN_SYNONYMS,
  SYNONYM_SORTS,
} from "#domain/search/synonym-group.ts";
import { SYNONYM_OPERATIONS as DOCS } from "../docs/synonym-texts.ts";
import { SYNONYM_ERRORS as ERRORS } from "../synonym-texts.ts";
import { listOf, listQuery } from "./list-query.ts";

export const synonymsQuery = listQuery(SYNONYM_SORTS, {}, "asc");

export const synonymsSchema = listOf(
  z.object({ id: z.uuid(), words: z.array(z.string()), updated_at: z.iso.datetime() }),
).openapi("SearchSynonyms");

/** What the words may be is decided by `synonymGroup`; here only endless input ends. */
const LONGEST_INPUT = 4 * MAX_SYNONYM_LENGTH;
const MOST_INPUT = 4 * MAX_SYNONYMS;

export const synonymWordsSchema = z
  .object({
    words: z
      .array(z.string(ERRORS.no_word).max(LONGEST_INPUT, ERRORS.too_long), ERRORS.too_few)
      .min(MIN_SYNONYMS, ERRORS.too_few)
      .max(MOST_INPUT, ERRORS.too_many),
  })
  .openapi("SearchSynonymWords");

export const synonymsPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: DOCS.changeSynonyms.parameters.id.en,
  }),
});
