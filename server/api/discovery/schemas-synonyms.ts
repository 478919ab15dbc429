import { z } from "zod";
import {
  MAX_SYNONYM_LENGTH,
  MAX_SYNONYMS,
  MIN_SYNONYMS,
  SYNONYM_SORTS,
} from "#domain/search/text/synonym-group.ts";
import { listOf, listQuery } from "../schemas/list-query.ts";
import { SYNONYM_ERRORS as ERRORS } from "./texts.ts";

export const synonymsQuery = listQuery(SYNONYM_SORTS, {}, "asc");

export const synonymsSchema = listOf(
  z.object({ id: z.uuid(), words: z.array(z.string()), updated_at: z.iso.datetime() }),
).meta({ id: "SearchSynonyms" });

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
  .meta({ id: "SearchSynonymWords" });

export const createdSynonymsSchema = z.object({ id: z.uuid() });

export const synonymsPath = z.object({ id: z.uuid().describe("Id of the group.") });
