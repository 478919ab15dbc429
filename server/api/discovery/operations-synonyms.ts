import {
  changeSynonyms,
  createSynonyms,
  listEverySynonym,
  removeSynonyms,
} from "#features/discovery/admin/change-synonyms.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json, noContent } from "#server/api/operation/output.ts";
import { invalid } from "#server/api/operation/refusal.ts";
import * as schemas from "./schemas-synonyms.ts";
import { SYNONYM_ERRORS as ERRORS } from "./texts.ts";

const unusableWords = {
  too_few: invalid({ words: ERRORS.too_few }),
  too_many: invalid({ words: ERRORS.too_many }),
  too_long: invalid({ words: ERRORS.too_long }),
  no_word: invalid({ words: ERRORS.no_word }),
  twice: invalid({ words: ERRORS.twice }),
} as const;

export const synonymOperations = {
  "GET /admin/search-synonyms": operation({
    id: "listSynonyms",
    summary: "List the groups of words and abbreviations that mean the same in a search",
    access: admins,
    input: { query: schemas.synonymsQuery },
    output: json(schemas.synonymsSchema),
    run: (ctx, viewer, { query }) => listEverySynonym(ctx, viewer, query),
  }),

  "POST /admin/search-synonyms": operation({
    id: "createSynonyms",
    summary: "Create a group of two to twelve words or short expressions",
    description: "The search knows them at once.",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.synonymWordsSchema },
    output: created(schemas.createdSynonymsSchema),
    refusals: unusableWords,
    run: (ctx, viewer, { body }) => createSynonyms(ctx, viewer, body.words),
  }),

  "PUT /admin/search-synonyms/{id}": operation({
    id: "changeSynonyms",
    summary: "Replace all words of a group",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.synonymsPath, body: schemas.synonymWordsSchema },
    output: noContent,
    refusals: unusableWords,
    run: (ctx, viewer, { params, body }) => changeSynonyms(ctx, viewer, params.id, body.words),
  }),

  "DELETE /admin/search-synonyms/{id}": operation({
    id: "deleteSynonyms",
    summary: "Remove a group, so that its words stand for themselves alone",
    access: admins,
    input: { params: schemas.synonymsPath },
    output: noContent,
    run: (ctx, viewer, { params }) => removeSynonyms(ctx, viewer, params.id),
  }),
} as const;
