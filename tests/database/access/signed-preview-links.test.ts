import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { categoryLandingPages } from "#data/schema/categories.ts";
import { blogPosts } from "#data/schema/content.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { signedPreviewLinks } from "#data/schema/signed-preview-links.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import { readPreview } from "#features/content/manage/preview-draft.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
let now = new Date("2026-04-30T10:00:00Z");
const desk = bookingApi(db, { now: () => now });
const { admin, customer, speakerViewer } = await castOf(db);
const DAY_MS = 86_400_000;

async function prepared() {
  const speaker = await insertSpeaker(db, { user_id: null, status: "draft", is_active: false });
  const email = `${speaker.id}@einladung.example`;
  await db.insert(speakerContacts).values({ speaker_id: speaker.id, email });
  return { ...speaker, email };
}

const invite = (ids: string[]) =>
  desk.call(admin, "POST", "/admin/speakers/invitations", { json: { ids } });

async function tokenFor(email: string): Promise<string> {
  const rows = await db.select().from(outbox).where(eq(outbox.kind, "mail.speaker_claim"));
  const [mail] = rows.filter(({ payload }) => payload.to === email).reverse();
  return String((given(mail).payload.data as { link: string }).link).split("/einladung/")[1] ?? "";
}

const claim = (viewer: Parameters<typeof desk.call>[0], token: string) =>
  desk.call(viewer, "POST", "/me/speaker-claim", { json: { token } });

test("an invited speaker takes the prepared profile over, once, and becomes a speaker", async () => {
  const speaker = await prepared();
  expect((await invite([speaker.id])).body).toEqual({ sent: 1 });
  const token = await tokenFor(speaker.email);
  const stored = await db
    .select()
    .from(signedPreviewLinks)
    .where(eq(signedPreviewLinks.object_id, speaker.id));
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await claim(VISITOR, token)).status).toBe(401);
  expect(await claim(admin, token)).toMatchObject({ status: 403 });
  expect(await claim(speakerViewer, token)).toMatchObject({
    status: 409,
    body: { error: { code: "has_profile" } },
  });
  expect((await claim(customer, token)).status).toBe(200);
  const [owned] = await db.select().from(speakers).where(eq(speakers.id, speaker.id));
  expect(owned).toMatchObject({ user_id: customer.userId, status: "draft", is_active: false });
  const [role] = await db.select().from(userRoles).where(eq(userRoles.user_id, customer.userId));
  expect(role?.role).toBe("speaker");
  const again = await claim(signedIn("customer", await insertUser(db)), token);
  expect(again).toMatchObject({ status: 409, body: { error: { code: "link_invalid" } } });
  const log = await db.select().from(auditLog).where(eq(auditLog.object_id, speaker.id));
  expect(log.map(({ action }) => action)).toEqual(["speaker.invite", "speaker.claim"]);
  // A profile with an owner is not invited again.
  expect((await invite([speaker.id])).status).toBe(422);
});

test("of several invitations the newest counts, for two weeks", async () => {
  const speaker = await prepared();
  await invite([speaker.id]);
  const old = await tokenFor(speaker.email);
  now = new Date(now.getTime() + DAY_MS);
  await invite([speaker.id]);
  const fresh = await tokenFor(speaker.email);
  const guest = signedIn("customer", await insertUser(db));
  expect((await claim(guest, old)).status).toBe(409);
  now = new Date(now.getTime() + 15 * DAY_MS);
  expect((await claim(guest, fresh)).status).toBe(409);
  expect((await claim(guest, "zu-kurz")).status).toBe(422);
});

test("two who use a link at once: one gets the profile", async () => {
  const speaker = await prepared();
  await invite([speaker.id]);
  const token = await tokenFor(speaker.email);
  const guests = [await insertUser(db), await insertUser(db)].map((id) => signedIn("customer", id));
  const answers = await Promise.all(guests.map((guest) => claim(guest, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a draft is read under its address for a week, and not without it", async () => {
  const [post] = await db
    .insert(blogPosts)
    .values({
      slug: "entwurf",
      title: "Entwurf",
      excerpt: "Kurz",
      body: "Text",
      author_name: "Redaktion",
      status: "draft",
    })
    .returning();
  const [page] = await db
    .insert(categoryLandingPages)
    .values({ category: "leadership", slug: "probe", headline: "Probe", intro: "Kurz" })
    .returning();
  const open = async (path: string) => {
    const { status, body } = await desk.call(admin, "POST", `/admin/${path}/preview`);
    expect(status).toBe(201);
    return String(body.path).split("/vorschau/")[1] ?? "";
  };
  const token = await open(`posts/${given(post).id}`);
  expect(await readPreview(desk.ctx, token)).toMatchObject({
    value: { kind: "post", article: { title: "Entwurf" } },
  });
  const other = await open(`landing-pages/${given(page).id}`);
  expect(await readPreview(desk.ctx, other)).toMatchObject({
    value: { kind: "landing", page: { headline: "Probe" } },
  });
  expect((await readPreview(desk.ctx, "geraten")).ok).toBe(false);
  for (const [viewer, status] of [
    [VISITOR, 401],
    [customer, 403],
    [speakerViewer, 403],
  ] as const) {
    const path = `/admin/posts/${given(post).id}/preview`;
    expect((await desk.call(viewer, "POST", path)).status).toBe(status);
  }
  now = new Date(now.getTime() + 8 * DAY_MS);
  expect((await readPreview(desk.ctx, token)).ok).toBe(false);
});
