import {
  findSpeakerRecord,
  insertSpeaker,
  isSlugTaken,
  listSlugsLike,
  readHistory,
  renameSpeaker,
  saveContact,
  saveNote,
} from "#data/queries/speakers/admin-speakers.ts";
import { lockContent } from "#data/queries/speakers/speaker-edit.ts";
import { failure, ok } from "#domain/result.ts";
import { isReservedSlug } from "#domain/speaker/speaker-codes.ts";
import { freeSlug, slugOf } from "#domain/speaker/text/slug-of.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";

/** What the administration knows about a speaker beside the profile, and what happened to it. */
export const readSpeakerRecord = asAdmin(async (ctx, _admin, id: string) => {
  const record = await findSpeakerRecord(ctx.db, id);
  if (!record) return failure("not_found");
  return ok({ ...record, history: await readHistory(ctx.db, "speaker", id) });
});

type NewSpeaker = {
  readonly name: string;
  readonly email: string | null;
};

/** A draft, not public: everything else is filled in by the editor. */
export const createSpeaker = asAdmin(async (ctx, admin, { name, email }: NewSpeaker) => {
  const wanted = slugOf(name);
  if (wanted === "") return failure("name_unusable");
  return ctx.db.transaction(async (tx) => {
    const slug = freeSlug(wanted, await listSlugsLike(tx, wanted));
    const id = await insertSpeaker(tx, { name, slug, status: "draft", is_active: false });
    if (id === undefined) throw new Error("another speaker took the address at the same moment");
    if (email) await saveContact(tx, id, { email, phone: null });
    await recordAction(tx, admin, {
      action: "speaker.create",
      object_type: "speaker",
      object_id: id,
      after: { name, slug },
    });
    return ok({ id });
  });
});

/** The old address keeps working and leads to the new one. */
export const changeSlug = asAdmin(async (ctx, admin, id: string, slug: string) => {
  return ctx.db.transaction(async (tx) => {
    await lockContent(tx, { speakerId: id });
    const record = await findSpeakerRecord(tx, id);
    if (!record) return failure("not_found");
    if (record.slug === slug) return ok({ slug });
    if (isReservedSlug(slug)) return failure("slug_reserved");
    if (await isSlugTaken(tx, slug, id)) return failure("slug_taken");
    await renameSpeaker(tx, id, record.slug, slug);
    await recordAction(tx, admin, {
      action: "speaker.rename",
      object_type: "speaker",
      object_id: id,
      before: { slug: record.slug },
      after: { slug },
    });
    return ok({ slug });
  });
});

type RecordEdit = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly note: string;
};

export const saveSpeakerRecord = asAdmin(
  async (ctx, admin, id: string, { email, phone, note }: RecordEdit) => {
    return ctx.db.transaction(async (tx) => {
      await lockContent(tx, { speakerId: id });
      const record = await findSpeakerRecord(tx, id);
      if (!record) return failure("not_found");
      await saveContact(tx, id, { email, phone });
      await saveNote(tx, id, note, admin.userId);
      // The log is kept for years, so it says which parts changed and not what they held.
      const parts = [
        record.email === email && record.phone === phone ? [] : ["contact"],
        (record.note ?? "") === note ? [] : ["note"],
      ].flat();
      if (parts.length === 0) return ok(null);
      await recordAction(tx, admin, {
        action: "speaker.record",
        object_type: "speaker",
        object_id: id,
        after: { parts },
      });
      return ok(null);
    });
  },
);
