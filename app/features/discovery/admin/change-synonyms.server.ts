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
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";

export async function listEverySynonym(ctx: Ctx, viewer: Viewer, query: ListQuery<SynonymSort>) {
  const admin = adminOf(viewer);
  return admin.ok ? ok(await listSynonyms(ctx.db, query)) : admin;
}

/** The search of every process follows: the table tells the channel `content`. */
export async function createSynonyms(ctx: Ctx, viewer: Viewer, words: readonly string[]) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const group = synonymGroup(words);
  if (!group.ok) return group;
  return ctx.db.transaction(async (tx) => {
    const id = await insertSynonyms(tx, group.value);
    await recordAction(tx, admin.value, {
      action: "synonyms.create",
      object_type: "synonyms",
      object_id: id,
      after: { words: group.value },
    });
    return ok({ id });
  });
}

export async function changeSynonyms(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  words: readonly string[],
) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const group = synonymGroup(words);
  if (!group.ok) return group;
  return ctx.db.transaction(async (tx) => {
    const before = await lockSynonyms(tx, id);
    if (!before) return failure("not_found");
    await updateSynonyms(tx, id, group.value);
    await recordAction(tx, admin.value, {
      action: "synonyms.change",
      object_type: "synonyms",
      object_id: id,
      before: { words: before },
      after: { words: group.value },
    });
    return ok(null);
  });
}

export async function removeSynonyms(ctx: Ctx, viewer: Viewer, id: string) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  return ctx.db.transaction(async (tx) => {
    const before = await lockSynonyms(tx, id);
    if (!before) return failure("not_found");
    await deleteSynonyms(tx, id);
    await recordAction(tx, admin.value, {
      action: "synonyms.delete",
      object_type: "synonyms",
      object_id: id,
      before: { words: before },
    });
    return ok(null);
  });
}
