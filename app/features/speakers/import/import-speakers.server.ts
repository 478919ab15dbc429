import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#data/db.ts";
import {
  type ImportedFields,
  lockFields,
  readFields,
  writeFields,
} from "#data/queries/speakers/imported-fields.ts";
import { addEntries, findMissing } from "#data/queries/speakers/imported-lists.ts";
import {
  findMatches,
  insertDrafts,
  insertImport,
  insertImportRows,
  listDoneRows,
  listImports,
  listSlugsAround,
  lockImport,
} from "#data/queries/speakers/speaker-imports.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { ImportRecord } from "#domain/speaker/import/import-fields.ts";
import { type ImportResult, type ImportRule, planRow } from "#domain/speaker/import/import-plan.ts";
import { hasFee, importedFees, isDeclinedFee } from "#domain/speaker/import/imported-fees.ts";
import type { ImportedLists } from "#domain/speaker/import/read-lists.ts";
import { fieldsOf, type ImportedSpeaker, readRecord } from "#domain/speaker/import/read-record.ts";
import { freeSlug, slugOf } from "#domain/speaker/text/slug-of.ts";
import { type AdminRefusal, asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";

export type RowOutcome = {
  row: number;
  result: ImportResult;
  /** A code; for errors `field:reason`, one for each field that is wrong, with blanks between them. */
  reason: string | null;
  speaker_id: string | null;
};

/** What a trial says in addition: the fields and entries that would be written. */
export type RowPreview = RowOutcome & { changes: RowChanges };
type RowChanges = { fields: string[] } & Record<keyof ImportedLists, number>;

/** Under this name a row remembers which entries it added, beside the fields it replaced. */
export const ADDED = "+added";

type Row = { readonly row: number; readonly data: ImportRecord };
type Refused = AdminRefusal | "not_found" | "undone";

/** What an import would do with these rows; nothing is stored. */
export const previewImport = asAdmin(
  async (ctx, _admin, { rows, rule }: { rows: readonly Row[]; rule: ImportRule }) => {
    const read = rows.map(({ data }) => readRecord(data));
    const known = await findMatches(
      ctx.db,
      read.flatMap((one) => (one.ok ? [one.value] : [])),
    );
    const previews: RowPreview[] = [];
    for (const [at, { row }] of rows.entries()) {
      const one = read[at];
      if (!one?.ok) {
        const reason = reasonOf(one?.error);
        previews.push({ row, result: "error", reason, speaker_id: null, changes: NOTHING });
        continue;
      }
      const plan = planRow(known.match(one.value), rule);
      const reason = plan.result === "skip" ? plan.reason : null;
      const speaker_id = plan.result === "new" ? null : plan.speakerId;
      const changes =
        plan.result === "skip" ? NOTHING : await changesOf(ctx, one.value, speaker_id, rule);
      previews.push({ row, result: plan.result, reason, speaker_id, changes });
    }
    return ok(previews);
  },
);

const NOTHING: RowChanges = {
  fields: [],
  talks: 0,
  videos: 0,
  testimonials: 0,
  old_slugs: 0,
  old_paths: 0,
};

async function changesOf(
  { db }: Ctx,
  person: ImportedSpeaker,
  speakerId: string | null,
  rule: ImportRule,
): Promise<RowChanges> {
  const standing = speakerId === null ? null : await readFields(db, speakerId);
  const lists = speakerId === null ? person.lists : await findMissing(db, speakerId, person.lists);
  const fields = standing ? wantedOf(standing, person, rule).map(([field]) => field) : null;
  return {
    fields: fields ?? Object.keys(fieldsOf(person)),
    talks: lists.talks.length,
    videos: lists.videos.length,
    testimonials: lists.testimonials.length,
    old_slugs: lists.old_slugs.length,
    old_paths: lists.old_paths.length,
  };
}

type NewImport = {
  readonly fileName: string;
  readonly rule: ImportRule;
  readonly rowCount: number;
};

export const startImport = asAdmin(async (ctx, admin, { fileName, rule, rowCount }: NewImport) => {
  const values = { file_name: fileName, rule, row_count: rowCount, created_by: admin.userId };
  return ok({ id: await ctx.db.transaction((tx) => insertImport(tx, values)) });
});

/** One part of the file in one transaction; sent twice, it is carried out once. */
export const importRows = asAdmin(async (ctx, admin, id: string, rows: readonly Row[]) => {
  return ctx.db.transaction(async (tx): Promise<Result<RowOutcome[], Refused>> => {
    const batch = await lockImport(tx, id);
    if (!batch) return failure("not_found");
    if (batch.undone_at) return failure("undone");
    const numbers = rows.map(({ row }) => row);
    const known = new Map((await listDoneRows(tx, id, numbers)).map((done) => [done.row, done]));
    const fresh = rows.filter(({ row }) => !known.has(row));
    const imported = await importFresh(tx, fresh, batch.rule);
    await insertImportRows(
      tx,
      imported.map(({ data, ...row }) => ({ import_id: id, ...row, data: stored(data) })),
    );
    const actions = imported.flatMap(({ row, result, speaker_id }) =>
      speaker_id === null || result === "skip"
        ? []
        : {
            action: "speaker.import",
            object_type: "speaker",
            object_id: speaker_id,
            after: { import: id, row },
          },
    );
    await recordAction(tx, admin, ...actions);
    const outcomeOf = new Map([...known, ...imported.map((one) => [one.row, one] as const)]);
    return ok(
      numbers.flatMap((row): RowOutcome[] => {
        const one = outcomeOf.get(row);
        if (!one) return [];
        const { result, reason, speaker_id } = one;
        return [{ row, result, reason, speaker_id }];
      }),
    );
  });
});

type Imported = RowOutcome & {
  readonly data: ImportRecord;
  readonly before: ImportedFields | null;
};

/** Who is known is asked once for the whole part; what its own rows bring is remembered. */
async function importFresh(tx: Tx, rows: readonly Row[], rule: ImportRule): Promise<Imported[]> {
  const read = rows.map(({ data }) => readRecord(data));
  const people = read.flatMap((one) => (one.ok ? [one.value] : []));
  const known = await findMatches(tx, people);
  const taken = await listSlugsAround(tx, people.map(wantedSlug));
  const imported: Imported[] = [];
  let drafts: Draft[] = [];
  // Written together; before any speaker is changed, because that may be one of them.
  const write = async () => {
    await insertDrafts(tx, drafts.map(draftRow), drafts.flatMap(contactRow));
    for (const { id, lists } of drafts) await addEntries(tx, id, lists);
    drafts = [];
  };
  for (const [at, { row, data }] of rows.entries()) {
    const one = read[at];
    const base = { row, data, before: null };
    if (!one?.ok) {
      const reason = reasonOf(one?.error);
      imported.push({ ...base, result: "error", reason, speaker_id: null });
      continue;
    }
    const plan = planRow(known.match(one.value), rule);
    if (plan.result === "skip") {
      const { reason, speakerId } = plan;
      imported.push({ ...base, result: "skip", reason, speaker_id: speakerId });
    } else if (plan.result === "new") {
      const slug = freeSlug(wantedSlug(one.value), taken);
      const id = randomUUID();
      drafts.push({ ...one.value, slug, id });
      taken.add(slug);
      known.remember({ ...one.value, slug }, id);
      imported.push({ ...base, result: "new", reason: null, speaker_id: id });
    } else {
      const { speakerId } = plan;
      await write();
      const before = await changeSpeaker(tx, speakerId, one.value, rule);
      known.remember(one.value, speakerId);
      imported.push({ ...base, result: "update", reason: null, speaker_id: speakerId, before });
    }
  }
  await write();
  return imported;
}

function wantedSlug({ name, slug }: ImportedSpeaker): string {
  return slug ?? (slugOf(name) || "speaker");
}

type Draft = ImportedSpeaker & { readonly id: string; readonly slug: string };

/** Never listed by itself: publishing is an admin's decision. */
function draftRow({ id, name, slug, website, values }: Draft) {
  const social_links = website ? { website } : {};
  const columns = { ...values, ...importedFees({}, values) };
  return { ...columns, id, name, slug, social_links, status: "draft", is_active: false } as const;
}

function contactRow({ id, email, phone }: Draft) {
  if (!email && !phone) return [];
  return [{ speaker_id: id, email: email ?? null, phone: phone ?? null }];
}

/** Fills what is empty, or replaces; returns what was there before. */
async function changeSpeaker(
  tx: Tx,
  id: string,
  person: ImportedSpeaker,
  rule: ImportRule,
): Promise<ImportedFields> {
  const standing = await lockFields(tx, id);
  if (!standing) return {};
  const wanted = wantedOf(standing, person, rule);
  const values = Object.fromEntries(wanted);
  await writeFields(tx, id, { ...values, ...importedFees(standing, values) });
  const added = await addEntries(tx, id, await findMissing(tx, id, person.lists));
  const { lengths_not_offered } = standing;
  const before = {
    ...Object.fromEntries(wanted.map(([field]) => [field, standing[field] ?? null])),
    ...(hasFee(values) && { lengths_not_offered }),
  };
  return Object.keys(added).length > 0 ? { ...before, [ADDED]: added } : before;
}

/** Empty fields, or all that differ. */
function wantedOf(standing: ImportedFields, person: ImportedSpeaker, rule: ImportRule) {
  return Object.entries(fieldsOf(person)).filter(
    ([field, value]) =>
      field in standing &&
      (rule === "overwrite" ? !isDeepStrictEqual(standing[field], value) : isOpen(standing, field)),
  );
}

function isOpen(standing: ImportedFields, field: string): boolean {
  return isEmpty(standing[field]) && !isDeclinedFee(standing, field);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}

export const listImportsAsAdmin = asAdmin(async (ctx, _admin) => ok(await listImports(ctx.db)));

function reasonOf(errors: readonly { field: string; reason: string }[] = []): string {
  return errors.map(({ field, reason }) => `${field}:${reason}`).join(" ") || "unreadable";
}

/** As it stood in the file, so that faulty rows can be handed back. */
function stored(data: ImportRecord): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([field, text]) => [field, (text ?? "").replaceAll("\u0000", "")]),
  );
}
