import {
  deleteSynonyms,
  insertSynonyms,
  listSynonyms,
  lockSynonyms,
  updateSynonyms,
} from "#data/queries/discovery/search-synonyms.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { failure, ok } from "#domain/result.ts";
import { type SynonymSort, synonymGroup } from "#domain/search/text/synonym-group.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";

export const listEverySynonym = asAdmin(async (ctx, _admin, query: ListQuery<SynonymSort>) =>
  ok(await listSynonyms(ctx.db, query)),
);

/** The search of every process follows: the table tells the channel `content`. */
export const createSynonyms = asAdmin(async (ctx, admin, words: readonly string[]) => {
  const group = synonymGroup(words);
  if (!group.ok) return group;
  return ctx.db.transaction(async (tx) => {
    const id = await insertSynonyms(tx, group.value);
    await recordAction(tx, admin, {
      action: "synonyms.create",
      object_type: "synonyms",
      object_id: id,
      after: { words: group.value },
    });
    return ok({ id });
  });
});

export const changeSynonyms = asAdmin(async (ctx, admin, id: string, words: readonly string[]) => {
  const group = synonymGroup(words);
  if (!group.ok) return group;
  return ctx.db.transaction(async (tx) => {
    const before = await lockSynonyms(tx, id);
    if (!before) return failure("not_found");
    await updateSynonyms(tx, id, group.value);
    await recordAction(tx, admin, {
      action: "synonyms.change",
      object_type: "synonyms",
      object_id: id,
      before: { words: before },
      after: { words: group.value },
    });
    return ok(null);
  });
});

export const removeSynonyms = asAdmin(async (ctx, admin, id: string) => {
  return ctx.db.transaction(async (tx) => {
    const before = await lockSynonyms(tx, id);
    if (!before) return failure("not_found");
    await deleteSynonyms(tx, id);
    await recordAction(tx, admin, {
      action: "synonyms.delete",
      object_type: "synonyms",
      object_id: id,
      before: { words: before },
    });
    return ok(null);
  });
});
