import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { videos } from "#data/schema/speakers/speaker-content.ts";
import { speakerApplications, speakers } from "#data/schema/speakers/speakers.ts";
import { createApi } from "#server/api/api.ts";
import { adminApi } from "#tests/support/admin-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
// The clock stands at 30 April 2026, 12:00 in Berlin.
const ctx = testCtx(db);
const ask = adminApi(createApi(ctx, undefined, undefined, adminApi.services));
const adminId = await insertUser(db);
await db.insert(userRoles).values({ user_id: adminId, role: "admin" });
const admin = signedIn("admin", adminId);

describe("applications", () => {
  const data = {
    name: "Berta Bonn",
    job_title: "Trainerin",
    city: "Bonn",
    categories: ["leadership"],
    topics: "Mut, Wandel",
    languages: ["Deutsch"],
    short_bio: "x".repeat(80),
    fee_idea: 4000,
    website: null,
    video: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  };
  async function apply() {
    const user_id = await insertUser(db);
    const [row] = await db
      .insert(speakerApplications)
      .values({ kind: "application", status: "submitted", user_id, data, submitted_at: ctx.now() })
      .returning();
    return given(row);
  }

  test("wait oldest first and become speakers once [ADMIN-19]", async () => {
    const { id, user_id } = await apply();
    const queue = await ask(admin, "GET", "/admin/applications");
    expect(queue.body).toMatchObject({
      items: [{ id, status: "submitted", data: { name: data.name } }],
    });
    const approve = () =>
      ask(admin, "POST", `/admin/applications/${id}/decision`, { kind: "approve" });
    expect((await approve()).status).toBe(204);
    expect((await approve()).status).toBe(409);
    const [made] = await db.select().from(speakers).where(eq(speakers.user_id, user_id));
    expect(made).toMatchObject({
      slug: "berta-bonn",
      status: "active",
      specialties: ["Mut", "Wandel"],
      // Without a length the fee is that of a keynote; what was not asked for is not offered.
      ...{ fee_20: null, fee_40: 4000, fee_60: null, lengths_not_offered: [20, 60] },
      ...{ base_fee_usd: 4000, min_fee: 4000, keynote_fee: 4000, fee_range_min: 4000 },
    });
    const kept = await db
      .select()
      .from(videos)
      .where(eq(videos.speaker_id, given(made).id));
    expect(kept).toMatchObject([{ url: data.video }]);
    const [role] = await db.select().from(userRoles).where(eq(userRoles.user_id, user_id));
    expect(role?.role).toBe("speaker");
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, "mail.application_approved"));
    expect(mails).toHaveLength(1);
  });

  test("share the queue with profiles „In Prüfung“, which leave it once they are decided", async () => {
    const { id } = await insertSpeaker(db, {
      status: "pending",
      is_active: true,
      name: "Pia Prüf",
    });
    const waiting = async (query = "?q=Pia") =>
      (await ask(admin, "GET", `/admin/applications${query}`)).body;
    expect(await waiting()).toMatchObject({
      total: 1,
      items: [
        { id, kind: "profile", speaker_id: id, status: "in_review", speaker_name: "Pia Prüf" },
      ],
    });
    const { work } = (await ask(admin, "GET", "/admin/overview")).body as {
      work: { applications: { count: number } };
    };
    expect(work.applications.count).toBe((await waiting("")).total);
    const back = { ids: [id], action: "unpublish", reason: "Bitte ein Porträt ergänzen." };
    expect((await ask(admin, "POST", "/admin/speakers/actions", back)).body.changed).toBe(1);
    expect((await waiting()).total).toBe(0);
  });

  test("are listed in the order that was asked for", async () => {
    const ids = [(await apply()).id, (await apply()).id];
    for (const [at, id] of ids.entries()) {
      const submitted_at = new Date(Date.UTC(2026, 3, 20 + at));
      await db
        .update(speakerApplications)
        .set({ submitted_at })
        .where(eq(speakerApplications.id, id));
    }
    const order = async (query: string) => {
      const { body } = await ask(admin, "GET", `/admin/applications${query}`);
      const found = (body.items as { id: string }[]).map(({ id }) => ids.indexOf(id));
      return found.filter((at) => at >= 0);
    };
    expect(await order("")).toEqual([0, 1]);
    expect(await order("?sort=submitted_at&order=desc")).toEqual([1, 0]);
  });

  test("are sent back with a note per field, or rejected with a reason", async () => {
    const { id } = await apply();
    const path = `/admin/applications/${id}/decision`;
    expect((await ask(admin, "POST", path, { kind: "ask", notes: {} })).status).toBe(422);
    expect((await ask(admin, "POST", path, { kind: "reject", reason: "" })).status).toBe(422);
    const notes = { short_bio: "Bitte etwas genauer." };
    expect((await ask(admin, "POST", path, { kind: "ask", notes })).status).toBe(204);
    const [asked] = await db
      .select()
      .from(speakerApplications)
      .where(eq(speakerApplications.id, id));
    expect(asked).toMatchObject({ status: "waiting_for_speaker", field_notes: notes });
    expect(
      (await ask(admin, "POST", path, { kind: "reject", reason: "Passt nicht." })).status,
    ).toBe(204);
    const [mail] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, "mail.application_rejected"));
    expect(mail?.payload).toMatchObject({ data: { reason: "Passt nicht." } });
    const logged = await db.select().from(auditLog).where(eq(auditLog.object_id, id));
    expect(logged).toMatchObject([
      { action: "speaker.ask", actor: "admin" },
      { action: "speaker.reject", actor: "admin", reason: "Passt nicht." },
    ]);
  });
});
