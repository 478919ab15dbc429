import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#data/db.ts";
import {
  type ImportedFields,
  lockFields,
  writeFields,
} from "#data/queries/speakers/imported-fields.ts";
import { type AddedEntries, removeEntries } from "#data/queries/speakers/imported-lists.ts";
import {
  deleteUntouchedDraft,
  type ImportedRow,
  listImportedRows,
  lockImport,
  markUndone,
} from "#data/queries/speakers/speaker-imports.ts";
import { failure, ok } from "#domain/result.ts";
import { restoredFees } from "#domain/speaker/import/imported-fees.ts";
import { fieldsOf, type ImportedSpeaker, readRecord } from "#domain/speaker/import/read-record.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";
import { ADDED } from "./import-speakers.server.ts";

/**
 * Takes back what still stands as the import left it: new drafts go and fields get back what they
 * held. What was edited since stays, and its row counts as kept.
 */
export const undoImport = asAdmin(async (ctx, admin, id: string) => {
  return ctx.db.transaction(async (tx) => {
    const batch = await lockImport(tx, id);
    if (!batch) return failure("not_found");
    if (batch.undone_at) return failure("undone");
    const outcome = { removed: 0, restored: 0, kept: 0 };
    const action = "speaker.import_undo";
    for (const imported of await listImportedRows(tx, id)) {
      const { speaker_id: speakerId, row } = imported;
      if (speakerId === null) continue;
      const { result, isChanged } = await undoRow(tx, speakerId, imported);
      outcome[result] += 1;
      if (!isChanged) continue;
      const after = { import: id, row };
      const object = { object_type: "speaker", object_id: speakerId };
      await recordAction(tx, admin, { action, ...object, after });
    }
    await markUndone(tx, id, ctx.now());
    const object = { object_type: "speaker_import", object_id: id };
    await recordAction(tx, admin, { action, ...object, after: outcome });
    return ok(outcome);
  });
});

type Undone = { readonly result: "removed" | "restored" | "kept"; readonly isChanged: boolean };

async function undoRow(tx: Tx, speakerId: string, imported: ImportedRow): Promise<Undone> {
  // An edit under way comes first, so that it is seen.
  const standing = (await lockFields(tx, speakerId)) ?? {};
  if (imported.result === "new") {
    const isGone = await deleteUntouchedDraft(tx, speakerId, imported.import_id);
    return { result: isGone ? "removed" : "kept", isChanged: isGone };
  }
  const read = readRecord(imported.data);
  const written = read.ok ? writtenBy(read.value) : {};
  const { [ADDED]: added = {}, lengths_not_offered, ...before } = imported.before ?? {};
  const entries = read.ok
    ? await removeEntries(tx, speakerId, added as AddedEntries, read.value.lists)
    : { removed: 0, kept: 0 };
  const replaced = Object.entries(before).filter(
    ([field, old]) => !isDeepStrictEqual(standing[field], old),
  );
  const own = replaced.filter(([field]) => isDeepStrictEqual(standing[field], written[field]));
  const fields = Object.fromEntries(own);
  const fees = restoredFees(standing, { ...fields, lengths_not_offered });
  await writeFields(tx, speakerId, { ...fields, ...fees });
  return {
    result: own.length === replaced.length && entries.kept === 0 ? "restored" : "kept",
    isChanged: own.length + entries.removed > 0,
  };
}

/** Imports once replaced all links by the website alone; what that took away comes back as well. */
function writtenBy(person: ImportedSpeaker): ImportedFields {
  return { ...fieldsOf(person), social_links: { website: person.website } };
}
