import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { removeOpenChange } from "#data/queries/speakers/profile-changes.ts";
import { lockContent } from "#data/queries/speakers/speaker-edit.ts";
import { settings } from "#data/schema/content.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { speakerApplications, speakers } from "#data/schema/speakers/speakers.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeakerContent } from "#tests/support/speaker-content.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
const files = createDiskFiles(tempFolder());
const desk = bookingApi(db, { files });
const { speaker, speakerViewer, otherSpeaker, customer, admin } = await castOf(db);
await insertSpeakerContent(db, speaker.id);

const approval = async (value: { texts: boolean; pictures: boolean }) => {
  await db.delete(settings).where(eq(settings.key, "profile_approval"));
  await db.insert(settings).values({ key: "profile_approval", value });
};
const content = async () => (await desk.call(speakerViewer, "GET", "/me/speaker/content")).body;
const shown = async () => (await desk.call(VISITOR, "GET", `/speakers/${speaker.slug}`)).body;
const patch = async (fields: object) =>
  desk.call(speakerViewer, "PATCH", "/me/speaker", {
    json: { version: (await content()).versions.profile, ...fields },
  });
const put = async (collection: string, items: unknown[]) =>
  desk.call(speakerViewer, "PUT", `/me/speaker/${collection}`, {
    json: { version: (await content()).versions[collection], items },
  });
const withdraw = (viewer: Viewer = speakerViewer) =>
  desk.call(viewer, "DELETE", "/me/speaker/change");
const waiting = async () =>
  (await desk.call(admin, "GET", "/admin/applications")).body.items.find(
    ({ kind }: { kind: string }) => kind === "change",
  );
const compare = (id: string, viewer: Viewer = admin) =>
  desk.call(viewer, "GET", `/admin/applications/${id}/change`);
const decide = (id: string, json: object, viewer: Viewer = admin) =>
  desk.call(viewer, "POST", `/admin/applications/${id}/decision`, { json });
const mails = async (kind: string) =>
  (
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, `mail.${kind}`))
  ).map(({ payload }) => payload as { data: Record<string, unknown> });

async function upload(place: string, entry?: string) {
  const noise = { width: 60, height: 40, channels: 3 } as const;
  const bytes = await sharp(randomBytes(60 * 40 * 3), { raw: noise })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], "bild.jpg"));
  form.append("place", place);
  if (entry) form.append("entry", entry);
  return (await desk.send(speakerViewer, "/me/speaker/images", form)).body;
}

const BASE = { name: "Mira Sprecher", short_bio: "Alt", fee_40: 5000 };
beforeEach(async () => {
  await db.delete(speakerApplications).where(sql`true`);
  await db.delete(outbox).where(sql`true`);
  await db.update(speakers).set(BASE).where(eq(speakers.id, speaker.id));
  await approval({ texts: true, pictures: true });
});

describe("a live profile under approval", () => {
  test("keeps its words for visitors while fees hold at once, and the owner sees what waits", async () => {
    const saved = await patch({ short_bio: "Neu erzählt", fee_40: 6000 });
    expect(saved.status).toBe(200);
    expect(saved.body.profile).toMatchObject({ short_bio: "Neu erzählt", fee_40: 6000 });
    expect(saved.body.pending).toMatchObject({
      status: "submitted",
      lines: [
        { part: "short_bio", kind: "edited", before: "Alt", after: "Neu erzählt", item: null },
      ],
    });
    expect(await shown()).toMatchObject({ short_bio: "Alt", fee_40: 6000 });
    const [entry] = (
      await db.select().from(auditLog).where(eq(auditLog.object_id, speaker.id))
    ).slice(-1);
    expect(entry).toMatchObject({
      action: "speaker.edit",
      after: { part: "profile", waits: true },
    });
    // The old words again: nothing is left to ask for.
    expect((await patch({ short_bio: "Alt" })).body.pending).toBeNull();
    expect(await waiting()).toBeUndefined();
  });

  test("is approved with everything an admin has read, once, with a mail and a trace", async () => {
    const [talk] = (await content()).talks;
    await patch({ short_bio: "Neu erzählt", social_links: { website: "https://mira.example" } });
    const added = { ...talk, id: undefined, title: "Frischer Vortrag" };
    const listed = await put("talks", [added, { ...talk, title: "Umbenannt" }]);
    expect(listed.body.talks.map(({ title }: { title: string }) => title)).toEqual([
      "Frischer Vortrag",
      "Umbenannt",
    ]);
    expect((await shown()).talks.map(({ title }: { title: string }) => title)).not.toContain(
      "Frischer Vortrag",
    );
    const change = await waiting();
    expect(change).toMatchObject({ speaker_name: "Mira Sprecher", status: "submitted" });
    const { body } = await compare(change.id);
    expect(body.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: "short_bio", before: "Alt", after: "Neu erzählt" }),
        expect.objectContaining({ part: "social_links", after: "website: https://mira.example" }),
        expect.objectContaining({ part: "talks", kind: "added", item: "Frischer Vortrag" }),
        expect.objectContaining({ part: "talks", kind: "removed", item: "Älterer Vortrag" }),
        expect.objectContaining({ part: "talks", field: "title", after: "Umbenannt" }),
      ]),
    );
    // Edited after it was read: only what was read is approved.
    await patch({ short_bio: "Noch neuer" });
    const stale = await decide(change.id, { kind: "approve", version: body.version });
    expect([stale.status, stale.body.error.code]).toEqual([409, "changed"]);
    expect((await decide(change.id, { kind: "approve" })).status).toBe(409);
    const { version } = (await compare(change.id)).body;
    expect((await decide(change.id, { kind: "approve", version })).status).toBe(204);
    const after = await shown();
    expect(after.short_bio).toBe("Noch neuer");
    expect(after.talks.map(({ title }: { title: string }) => title)).toEqual([
      "Frischer Vortrag",
      "Umbenannt",
    ]);
    expect(after.talks.map(({ id }: { id: string }) => id)).toContain(talk.id);
    expect((await content()).pending).toBeNull();
    expect((await decide(change.id, { kind: "approve", version })).body.error.code).toBe("decided");
    expect(await mails("change_approved")).toHaveLength(1);
    const actions = await db.select().from(auditLog).where(eq(auditLog.object_id, speaker.id));
    expect(actions.at(-1)).toMatchObject({ action: "speaker.change_approve", actor: "admin" });
  });

  test("goes back with notes, is sent again by saving, and is turned down with a reason", async () => {
    await patch({ short_bio: "Unklar" });
    const { id } = await waiting();
    expect((await decide(id, { kind: "ask", notes: {} })).status).toBe(422);
    const notes = { short_bio: "Bitte genauer." };
    expect((await decide(id, { kind: "ask", notes })).status).toBe(204);
    expect((await content()).pending).toMatchObject({ status: "waiting_for_speaker", notes });
    expect((await mails("change_notes"))[0]?.data).toMatchObject({ notes });
    const again = await patch({ short_bio: "Jetzt klar" });
    expect(again.body.pending).toMatchObject({ status: "submitted", notes: {} });
    expect((await waiting()).id).toBe(id);
    expect((await decide(id, { kind: "reject", reason: "Werbung" })).status).toBe(204);
    expect((await content()).pending).toMatchObject({ status: "rejected", reason: "Werbung" });
    expect((await content()).profile.short_bio).toBe("Alt");
    expect((await shown()).short_bio).toBe("Alt");
    expect(await mails("change_rejected")).toHaveLength(1);
  });

  test("keeps what was asked while its owner saves something else", async () => {
    const { talks } = await content();
    const renamed = talks.map((talk: object) => ({ ...talk, title: "Anders" }));
    await put("talks", renamed);
    await patch({ short_bio: "Unklar" });
    const { id } = await waiting();
    const notes = { short_bio: "Bitte genauer." };
    await decide(id, { kind: "ask", notes });
    const asked = (await content()).pending;
    const fee = await patch({ fee_20: 3000 });
    expect(fee.body.pending).toEqual(asked);
    expect(asked).toMatchObject({ status: "waiting_for_speaker", notes });
    expect((await patch({ short_bio: "Jetzt klar" })).body.pending.status).toBe("submitted");
  });

  test("is withdrawn by its owner, and waiting pictures go with it", async () => {
    const before = (await content()).profile_image_url;
    const { profile_image_url: portrait } = await upload("profile");
    const { gallery_images } = await upload("gallery");
    const hung = gallery_images.at(-1).url;
    expect((await shown()).profile_image_url).toBe(before);
    expect(await files.stat(portrait)).toBeDefined();
    expect((await waiting()).speaker_name).toBe("Mira Sprecher");
    const gone = await withdraw();
    expect(gone.body).toMatchObject({ pending: null, profile_image_url: before });
    expect(await files.stat(portrait)).toBeUndefined();
    expect(await files.stat(hung)).toBeUndefined();
    expect((await withdraw()).body.error.code).toBe("no_change");
  });

  test("shows an approved picture and forgets the one it replaces", async () => {
    await approval({ texts: true, pictures: false });
    const { profile_image_url: first } = await upload("profile");
    expect((await shown()).profile_image_url).toBe(first);
    await approval({ texts: true, pictures: true });
    const { profile_image_url: second } = await upload("profile");
    expect(await files.stat(first)).toBeDefined();
    const { id } = await waiting();
    const { version } = (await compare(id)).body;
    expect((await decide(id, { kind: "approve", version })).status).toBe(204);
    expect((await shown()).profile_image_url).toBe(second);
    expect(await files.stat(first)).toBeUndefined();
  });

  test("lets the logo of an entry wait like every picture, whatever is written meanwhile", async () => {
    await approval({ texts: false, pictures: true });
    const quote = { author: "Kim", position: "", company: "", content: "Stark.", rating: 5 };
    const listed = await put("testimonials", [{ ...quote, event_date: null }]);
    expect(listed.body.pending).toBeNull();
    const [{ id }] = listed.body.testimonials;
    const hung = await upload("logo", id);
    expect(hung.pending.lines).toMatchObject([{ part: "testimonials", field: "logo_url" }]);
    const logo = hung.testimonials[0].logo_url;
    const words = await put("testimonials", [{ ...quote, id, author: "Kim B.", event_date: null }]);
    expect(words.body.testimonials).toMatchObject([{ author: "Kim B.", logo_url: logo }]);
    expect((await shown()).testimonials).toMatchObject([{ author: "Kim", logo_url: null }]);
    const { id: change } = await waiting();
    const { version } = (await compare(change)).body;
    expect((await decide(change, { kind: "approve", version })).status).toBe(204);
    expect((await shown()).testimonials).toMatchObject([{ author: "Kim B.", logo_url: logo }]);
    await put("testimonials", []);
  });

  test("changes the fee of a workshop at once and lets its new title wait", async () => {
    const { workshops } = await content();
    const [first, ...others] = workshops;
    const fee = await put("workshops", [{ ...first, fee_cents: 300_000 }, ...others]);
    expect(fee.body.pending).toBeNull();
    await put("workshops", [{ ...first, fee_cents: 310_000, title: "Anders" }, ...others]);
    const [workshop] = (await shown()).workshops;
    expect(workshop).toMatchObject({ title: first.title, fee_cents: 310_000 });
  });

  test("needs no admin while the settings ask for nothing or the profile is not listed", async () => {
    await approval({ texts: false, pictures: false });
    expect((await patch({ short_bio: "Sofort" })).body.pending).toBeNull();
    expect((await shown()).short_bio).toBe("Sofort");
    await approval({ texts: true, pictures: true });
    await db.update(speakers).set({ status: "paused" }).where(eq(speakers.id, speaker.id));
    expect((await patch({ short_bio: "In Ruhe" })).body.pending).toBeNull();
    await db.update(speakers).set({ status: "active" }).where(eq(speakers.id, speaker.id));
    expect((await shown()).short_bio).toBe("In Ruhe");
  });
});

test("an owner who saves while an admin decides does not deadlock", async () => {
  await patch({ short_bio: "Neu" });
  const { id } = await waiting();
  const { version } = (await compare(id)).body;
  const saving = Promise.withResolvers<void>();
  const save = db.transaction(async (tx) => {
    await lockContent(tx, { speakerId: speaker.id });
    saving.resolve();
    // Long enough for the decision to have come as far as it may.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await removeOpenChange(tx, speaker.id);
  });
  await saving.promise;
  const [decided] = await Promise.all([decide(id, { kind: "approve", version }), save]);
  expect(decided.status).toBe(404);
});

test("admins edit what is public, and no other role decides, compares or withdraws", async () => {
  await patch({ short_bio: "Wartet" });
  const { id } = await waiting();
  const path = `/admin/speakers/${speaker.id}`;
  const live = (await desk.call(admin, "GET", `${path}/content`)).body;
  expect([live.profile.short_bio, live.pending]).toEqual(["Alt", null]);
  const json = { version: live.versions.profile, job_title: "Autorin" };
  expect((await desk.call(admin, "PATCH", path, { json })).status).toBe(200);
  expect((await shown()).job_title).toBe("Autorin");
  expect((await content()).profile).toMatchObject({ short_bio: "Wartet", job_title: "Autorin" });

  for (const viewer of [VISITOR, customer, otherSpeaker, speakerViewer]) {
    const refused = viewer === VISITOR ? 401 : 403;
    expect((await compare(id, viewer)).status).toBe(refused);
    expect((await decide(id, { kind: "approve" }, viewer)).status).toBe(refused);
  }
  expect((await withdraw(VISITOR)).status).toBe(401);
  for (const viewer of [customer, otherSpeaker, admin]) {
    expect((await withdraw(viewer)).status).toBe(404);
  }
  expect((await waiting()).id).toBe(id);
  expect((await compare(crypto.randomUUID())).status).toBe(404);
});
