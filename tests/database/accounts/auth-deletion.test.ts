import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { redirectSlug } from "#data/queries/content/slug-redirects.ts";
import { notifications, userRoles } from "#data/schema/accounts.ts";
import { authAuditLog, authUsers } from "#data/schema/auth/auth-users.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { conversationMessages } from "#data/schema/messaging.ts";
import { signedPreviewLinks } from "#data/schema/signed-preview-links.ts";
import {
  speakerImportRows,
  speakerImports,
  speakerNotes,
} from "#data/schema/speakers/speaker-administration.ts";
import { publications, testimonials } from "#data/schema/speakers/speaker-content.ts";
import { speakerApplications, speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import { undoImport } from "#features/speakers/import/undo-import.server.ts";
import {
  type AuthServer,
  answerOf,
  call,
  lastMail,
  newClient,
  newMember,
  PASSWORD,
  sessionOf,
  startAuthServer,
  totpCode,
} from "#tests/support/auth/auth-server.ts";
import { insertCustomerRecords, PAST_DAY } from "#tests/support/bookings/customer-records.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);

const person = (email: string, on: AuthServer = server) => newMember(on, database, email);

function remove(token: string, json: Record<string, unknown> = {}, on: AuthServer = server) {
  const body = { confirmation: "LÖSCHEN", password: PASSWORD, ...json };
  return answerOf(call(on, "/api/v1/me/deletion", { json: body, token }));
}

async function customer(tag: string) {
  const someone = await person(`${tag}@privat.example`);
  return { ...someone, ...(await insertCustomerRecords(db, { ...someone, tag })) };
}

/** Every column of every table, so that nothing can be forgotten. */
async function tablesWith(words: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth') order by 1`);
  const found: string[] = [];
  for (const { name } of rows) {
    const table = sql.raw(name);
    const hits = await db.execute(
      sql`select from ${table} t where strpos(lower(to_jsonb(t)::text), ${words}) > 0 limit 1`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

test("no account is deleted without signing in [SEC-47]", async () => {
  expect((await call(server, "/api/v1/me/deletion", { json: {} })).status).toBe(401);
  const json = { confirmation: "LÖSCHEN", password: PASSWORD };
  expect((await call(server, "/api/v1/me/deletion", { json })).status).toBe(401);
});

test("deleting takes the word, the password and no open booking [SEC-47]", async () => {
  const { token, id } = await person("bleibt@privat.example");
  expect(await remove(token, { confirmation: "ja" })).toMatchObject({
    status: 422,
    body: { error: { fields: { confirmation: "Bitte geben Sie das Wort LÖSCHEN ein." } } },
  });
  expect(await remove(token, { password: undefined })).toMatchObject({
    status: 422,
    body: { error: { code: "password_needed" } },
  });
  expect(await remove(token, { password: "falsch" })).toMatchObject({
    status: 422,
    body: { error: { fields: { password: "Das Passwort ist nicht richtig." } } },
  });
  const booking = await insertBooking(db, { customer_id: id });
  const refused = await remove(token);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: "open_bookings" } } });
  expect(JSON.stringify(refused.body)).toContain("Sie haben noch eine offene Buchung.");
  await db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, booking.id));
  expect((await remove(token)).status).toBe(204);
});

test("a speaker with a booking to come stays, too [SEC-47]", async () => {
  const { token, id } = await person("gebucht@privat.example");
  const speaker = await insertSpeaker(db, { user_id: id });
  await insertBooking(db, { speaker_id: speaker.id });
  expect((await remove(token)).status).toBe(409);
});

test("afterwards nothing tells who it was, and what the law keeps is still there [SEC-47]", async () => {
  const gone = await customer("geloescht");
  const other = newClient(server);
  await other.signInWithPassword({ email: gone.email, password: PASSWORD });
  expect((await remove(gone.token, { confirmation: " löschen " })).status).toBe(204);

  // The mail that says goodbye is still on its way; the invoiced booking is kept as it was.
  expect(await tablesWith("geloescht@privat.example")).toEqual([
    "public.bookings",
    "public.outbox",
  ]);
  expect(await tablesWith("vorgeloescht")).toEqual(["public.bookings"]);
  const kept = await db.select().from(bookings).where(eq(bookings.customer_id, gone.id));
  const state = Object.fromEntries(kept.map((row) => [row.status, row.contact_person]));
  expect(state).toEqual({ declined: "Unbekannt", completed: "Vorgeloescht Nachgeloescht" });
  const invoiced = await db.select().from(invoices).where(eq(invoices.booking_id, gone.billed.id));
  expect(invoiced).toHaveLength(1);
  expect(await lastMail(database, gone.email, "mail.account_deleted")).toMatchObject({
    data: { deleted_by: "owner" },
  });
  const log = await db.select().from(authAuditLog).where(eq(authAuditLog.user_id, gone.id));
  expect(log.map(({ action }) => action)).toContain("account_deleted");

  expect((await call(server, "/api/v1/me", { token: gone.token })).status).toBe(401);
  expect((await other.refreshSession()).error).not.toBeNull();
  const again = await newClient(server).signInWithPassword({
    email: gone.email,
    password: PASSWORD,
  });
  expect(again.error?.code).toBe("invalid_credentials");
  const recovery = await newClient(server).resetPasswordForEmail(gone.email);
  expect(recovery.error).toBeNull();
  const [shell] = await db.select().from(authUsers).where(eq(authUsers.id, gone.id));
  expect(shell).toMatchObject({ password_hash: null, user_metadata: {} });
});

test("the other side reads the messages as those of a deleted user", async () => {
  const speaking = await person("gegenueber@privat.example");
  const gone = await customer("stumm");
  await db.update(speakers).set({ user_id: speaking.id }).where(eq(speakers.id, gone.speaker.id));
  await db.insert(userRoles).values({ user_id: speaking.id, role: "speaker" });
  const [sent] = await db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.sender_id, gone.id));
  await db.insert(notifications).values({
    ...{ user_id: speaking.id, title: "Neue Nachricht", message: "Vorstumm: Guten Tag" },
    ...{ type: "message", dedupe_key: `message:${given(sent).id}` },
  });
  expect((await remove(gone.token)).status).toBe(204);
  expect(await tablesWith("vorstumm")).toEqual(["public.bookings"]);
  const path = `/api/v1/conversations/${gone.conversation_id}/messages`;
  const { body } = await answerOf(call(server, path, { token: speaking.token }));
  expect(JSON.stringify(body)).toContain('"sender_name":"Unbekannt"');
});

/** What others have written down about a speaker, and what the profile refers to; returns the import. */
async function leaveTraces({ speaker_id, user_id }: { speaker_id: string; user_id: string }) {
  await db.insert(speakerNotes).values({ speaker_id, note: "Tilda ruft zurück." });
  await db.transaction((tx) => redirectSlug(tx, "speaker", "tilda-alt", "tilda-abtritt"));
  const batch = { file_name: "liste.csv", rule: "overwrite", row_count: 1 } as const;
  const [file] = await db.insert(speakerImports).values(batch).returning();
  await db.insert(speakerImportRows).values({
    ...{ import_id: given(file).id, row: 1, result: "update", speaker_id },
    data: { name: "Tilda Abtritt", email: "tilda-abtritt@privat.example" },
    before: { name: "Tilda Vorher" },
  });
  await db.insert(publications).values({
    ...{ speaker_id, title: "Buch", preview_image_url: "uploads/tilda-buch.webp" },
  });
  await db.insert(testimonials).values({
    ...{ speaker_id, author: "A", content: "Gut", rating: 5, logo_url: "uploads/tilda-logo.webp" },
  });
  const data = { fields: { hero_image_url: "uploads/tilda-neu.webp" }, lists: {} };
  const change = { kind: "change", status: "submitted", data } as const;
  await db.insert(speakerApplications).values({ ...change, user_id, speaker_id });
  const claim = { kind: "claim", object_id: speaker_id, expires_at: new Date() } as const;
  await db.insert(signedPreviewLinks).values({ ...claim, token_hash: Buffer.from(speaker_id) });
  const { id: booking_id, customer_id } = await insertBooking(db, {
    ...{ speaker_id, status: "declined", booking_mode: "inquiry", event_date: PAST_DAY },
  });
  await db.insert(notifications).values({
    ...{
      user_id: customer_id,
      title: "Absage",
      message: "Tilda kann leider nicht.",
      type: "booking",
    },
    dedupe_key: `booking:${booking_id}:decline:customer`,
  });
  return given(file).id;
}

test("a deleted speaker is listed nowhere, and contact and pictures are gone [SEC-47]", async () => {
  const { token, id } = await person("abtritt@privat.example");
  const speaker = await insertSpeaker(db, {
    user_id: id,
    name: "Tilda Abtritt",
    slug: "tilda-abtritt",
    bio: "Tilda Abtritt spricht.",
    profile_image_url: "speakers/tilda-abtritt.webp",
  });
  const speaker_id = speaker.id;
  const importId = await leaveTraces({ speaker_id, user_id: id });
  const removed = vi.spyOn(server.ctx.files, "remove");
  await db
    .insert(speakerContacts)
    .values({ speaker_id: speaker.id, email: "tilda-abtritt@privat.example" });
  expect((await remove(token)).status).toBe(204);
  expect(await tablesWith("tilda")).toEqual([]);
  expect(removed.mock.calls.flat().sort()).toEqual([
    "speakers/tilda-abtritt.webp",
    "uploads/tilda-buch.webp",
    "uploads/tilda-logo.webp",
    "uploads/tilda-neu.webp",
  ]);
  const admin = signedIn("admin", await insertUser(db));
  expect(await undoImport(server.ctx, admin, importId)).toMatchObject({ ok: true });
  const [row] = await db.select().from(speakers).where(eq(speakers.id, speaker.id));
  expect(row).toMatchObject({ is_active: false, user_id: null, name: "Unbekannt" });
  expect((await call(server, "/api/v1/speakers/tilda-abtritt")).status).toBe(404);
  expect(await db.$count(signedPreviewLinks, eq(signedPreviewLinks.object_id, speaker_id))).toBe(0);
});

test("with a second factor its proof must be fresh, and a password is not enough", async () => {
  const { client, email } = await person("doppelt@privat.example");
  const enrolled = await client.mfa.enroll({ factorType: "totp", friendlyName: "App" });
  const { id: factorId, totp } = given(enrolled.data ?? undefined);
  const show = async (from: typeof client) => {
    const code = totpCode(totp.secret, server.now());
    expect((await from.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    return (await sessionOf(from)).access_token;
  };
  await show(client);
  server.clock.offset += 11 * 60_000;
  await client.refreshSession();
  const { access_token: stale } = await sessionOf(client);
  expect(await remove(stale)).toMatchObject({
    status: 403,
    body: { error: { code: "second_step_needed" } },
  });
  const half = newClient(server);
  await half.signInWithPassword({ email, password: PASSWORD });
  const { access_token: aal1 } = await sessionOf(half);
  expect((await remove(aal1)).status).toBe(403);
  expect((await call(server, "/api/v1/me/export", { token: aal1 })).status).toBe(403);
  expect((await remove(await show(client), { password: undefined })).status).toBe(204);
});

test("without a password the mailed code proves the owner", async () => {
  const { client, token, id, email } = await person("ohne@privat.example");
  await db.update(authUsers).set({ password_hash: null }).where(eq(authUsers.id, id));
  expect(await remove(token)).toMatchObject({ body: { error: { code: "code_needed" } } });
  expect((await remove(token, { code: "000000" })).status).toBe(422);
  await client.reauthenticate();
  const { data } = await lastMail(database, email, "mail.reauthentication");
  expect((await remove(token, { code: data.code })).status).toBe(204);
});

test("the only admin cannot leave", async () => {
  const { token, id } = await person("leitung@privat.example");
  await db.insert(userRoles).values({ user_id: id, role: "admin" });
  expect(await remove(token)).toMatchObject({
    status: 409,
    body: { error: { code: "last_admin" } },
  });
});

test("a blocked admin does not count as one who stays", async () => {
  await db.delete(userRoles).where(eq(userRoles.role, "admin"));
  const { token, id } = await person("bleibt@privat.example");
  const { id: otherId } = await person("gesperrt@privat.example");
  await db.insert(userRoles).values([
    { user_id: id, role: "admin" },
    { user_id: otherId, role: "admin" },
  ]);
  const block = (banned_until: Date | null) =>
    db.update(authUsers).set({ banned_until }).where(eq(authUsers.id, otherId));
  await block(new Date("9999-12-31T00:00:00Z"));
  expect(await remove(token)).toMatchObject({
    status: 409,
    body: { error: { code: "last_admin" } },
  });
  await block(null);
  expect((await remove(token)).status).toBe(204);
});

test("guessing the password is stopped, and of two deletions one does it [SEC-50]", async () => {
  const limited = await startAuthServer(database, { rateLimits: true, keys: server.keys });
  const { token } = await person("raten@privat.example", limited);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await remove(token, { password: "falsch" }, limited)).status).toBe(422);
  }
  expect((await remove(token, {}, limited)).status).toBe(429);
  const twice = await person("zweimal@privat.example");
  const answers = await Promise.all([remove(twice.token), remove(twice.token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
});
