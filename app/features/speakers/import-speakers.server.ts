import type { Tx } from "#data/db.ts";
import { insertSpeaker, listSlugsLike, saveContact } from "#data/queries/admin-speakers.ts";
import {
  deleteUntouchedDraft,
  findMatches,
  findSpeakerRow,
  insertImport,
  insertImportRow,
  listDoneRows,
  listImportedRows,
  listImports,
  lockImport,
  markUndone,
  updateSpeaker,
} from "#data/queries/speaker-imports.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { ImportRecord } from "#domain/speaker/import/import-fields.ts";
import { type ImportResult, type ImportRule, planRow } from "#domain/speaker/import/import-plan.ts";
import { type ImportedSpeaker, readRecord } from "#domain/speaker/import/read-record.ts";
import { freeSlug, slugOf } from "#domain/speaker/slug-of.ts";
import { type AdminRefusal, adminOf } from "../admin-access.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { recordAction } from "../record-action.server.ts";

export type RowOutcome = {
  row: number;
  result: ImportResult;
  /** A code; for errors `field:reason`. */
  reason: string | null;
  speaker_id: string | null;
};

type Row = { readonly row: number; readonly data: ImportRecord };
type Refused = AdminRefusal | "not_found" | "undone";

/** What an import would do with these rows; nothing is stored. */
export async function previewImport(
  ctx: Ctx,
  viewer: Viewer,
  { rows, rule }: { rows: readonly Row[]; rule: ImportRule },
): Promise<Result<RowOutcome[], AdminRefusal>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const read = rows.map(({ data }) => readRecord(data));
  const matchOf = await findMatches(
    ctx.db,
    read.flatMap((one) => (one.ok ? [one.value] : [])),
  );
  return ok(
    rows.map(({ row }, at): RowOutcome => {
      const one = read[at];
      if (!one?.ok) return { row, result: "error", reason: reasonOf(one?.error), speaker_id: null };
      const plan = planRow(matchOf(one.value), rule);
      const reason = plan.result === "skip" ? plan.reason : null;
      const speaker_id = plan.result === "new" ? null : plan.speakerId;
      return { row, result: plan.result, reason, speaker_id };
    }),
  );
}

type NewImport = {
  readonly fileName: string;
  readonly rule: ImportRule;
  readonly rowCount: number;
};

export async function startImport(
  ctx: Ctx,
  viewer: Viewer,
  { fileName, rule, rowCount }: NewImport,
): Promise<Result<{ id: string }, AdminRefusal>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const values = { file_name: fileName, rule, row_count: rowCount, created_by: admin.value.userId };
  return ok({ id: await ctx.db.transaction((tx) => insertImport(tx, values)) });
}

type Batch = { readonly rows: readonly Row[]; readonly requestId: string };

/** One part of the file in one transaction; sent twice, it is carried out once. */
export async function importRows(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  { rows, requestId }: Batch,
): Promise<Result<RowOutcome[], Refused>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  return ctx.db.transaction(async (tx): Promise<Result<RowOutcome[], Refused>> => {
    const batch = await lockImport(tx, id);
    if (!batch) return failure("not_found");
    if (batch.undone_at) return failure("undone");
    const numbers = rows.map(({ row }) => row);
    const known = new Map((await listDoneRows(tx, id, numbers)).map((done) => [done.row, done]));
    const outcomes: RowOutcome[] = [];
    for (const { row, data } of rows) {
      const done = known.get(row);
      if (done) {
        outcomes.push({
          row,
          result: done.result,
          reason: done.reason,
          speaker_id: done.speaker_id,
        });
        continue;
      }
      const { before, ...outcome } = await importRow(tx, data, batch.rule);
      outcomes.push({ row, ...outcome });
      await insertImportRow(tx, { import_id: id, row, ...outcome, data: stored(data), before });
      if (outcome.speaker_id === null || outcome.result === "skip") continue;
      await recordAction(tx, admin.value, {
        action: "speaker.import",
        object_type: "speaker",
        object_id: outcome.speaker_id,
        after: { import: id, row },
        request_id: requestId,
      });
    }
    return ok(outcomes);
  });
}

type Imported = Omit<RowOutcome, "row"> & { before: Record<string, unknown> | null };

async function importRow(tx: Tx, data: ImportRecord, rule: ImportRule): Promise<Imported> {
  const read = readRecord(data);
  if (!read.ok) {
    return { result: "error", reason: reasonOf(read.error), speaker_id: null, before: null };
  }
  // Row by row, because an earlier one of the same file may have brought the same person.
  const match = (await findMatches(tx, [read.value]))(read.value);
  const plan = planRow(match, rule);
  if (plan.result === "skip") {
    return { result: "skip", reason: plan.reason, speaker_id: plan.speakerId, before: null };
  }
  if (plan.result === "new") {
    const id = await insertDraft(tx, read.value);
    return { result: "new", reason: null, speaker_id: id, before: null };
  }
  const before = await changeSpeaker(tx, plan.speakerId, read.value, rule);
  return { result: "update", reason: null, speaker_id: plan.speakerId, before };
}

/** Never listed by itself: publishing is somebody's decision. */
async function insertDraft(
  tx: Tx,
  { name, slug, email, phone, values }: ImportedSpeaker,
): Promise<string> {
  const wanted = slug ?? (slugOf(name) || "speaker");
  const free = freeSlug(wanted, await listSlugsLike(tx, wanted));
  const id = await insertSpeaker(tx, {
    ...values,
    name,
    slug: free,
    status: "draft",
    is_active: false,
  });
  if (id === undefined) throw new Error("somebody took the address at the same moment");
  if (email || phone) await saveContact(tx, id, { email: email ?? null, phone: phone ?? null });
  return id;
}

/** Fills what is empty, or replaces; returns what was there before. */
async function changeSpeaker(
  tx: Tx,
  id: string,
  { name, values }: ImportedSpeaker,
  rule: ImportRule,
): Promise<Record<string, unknown>> {
  const row = (await findSpeakerRow(tx, id)) as Record<string, unknown> | undefined;
  if (!row) return {};
  const wanted = Object.entries({ name, ...values }).filter(
    ([field]) => rule === "overwrite" || isEmpty(row[field]),
  );
  await updateSpeaker(tx, id, Object.fromEntries(wanted));
  return Object.fromEntries(wanted.map(([field]) => [field, row[field] ?? null]));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** New drafts go unless somebody uses them by now; updates get back what they replaced. */
export async function undoImport(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  requestId: string,
): Promise<Result<{ removed: number; restored: number; kept: number }, Refused>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  return ctx.db.transaction(async (tx) => {
    const batch = await lockImport(tx, id);
    if (!batch) return failure("not_found");
    if (batch.undone_at) return failure("undone");
    const outcome = { removed: 0, restored: 0, kept: 0 };
    for (const { result, speaker_id, before } of await listImportedRows(tx, id)) {
      if (speaker_id === null) continue;
      if (result === "new") {
        if (await deleteUntouchedDraft(tx, speaker_id)) outcome.removed += 1;
        else outcome.kept += 1;
      } else {
        await updateSpeaker(tx, speaker_id, before ?? {});
        outcome.restored += 1;
      }
    }
    await markUndone(tx, id, ctx.now());
    await recordAction(tx, admin.value, {
      action: "speaker.import_undo",
      object_type: "speaker_import",
      object_id: id,
      after: outcome,
      request_id: requestId,
    });
    return ok(outcome);
  });
}

export async function listImportsAsAdmin(ctx: Ctx, viewer: Viewer) {
  const admin = adminOf(viewer);
  return admin.ok ? ok(await listImports(ctx.db)) : admin;
}

function reasonOf(error: { field: string; reason: string } | undefined): string {
  return error ? `${error.field}:${error.reason}` : "unreadable";
}

/** As it stood in the file, so that faulty rows can be handed back. */
function stored(data: ImportRecord): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([field, text]) => [field, (text ?? "").replaceAll("\u0000", "")]),
  );
}
