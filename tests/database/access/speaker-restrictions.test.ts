import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#data/schema/outbox.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { SPEAKER_RESTRICTIONS } from "#domain/speaker/admin/speaker-actions.ts";
import { renderMail } from "#features/mail/content/render-mail.ts";
import { createApi } from "#server/api/api.ts";
import { adminApi } from "#tests/support/admin-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ask = adminApi(createApi(testCtx(db), undefined, undefined, adminApi.services));
const admin = signedIn("admin", await insertUser(db));
type Told = { to: string; data: Record<string, unknown> };
const ADDRESS = "/admin/speakers/actions";
const reason = "Die Angaben zur Person stimmen nicht.";

test.each(SPEAKER_RESTRICTIONS)(
  "%s without a reason is refused and changes nothing",
  async (action) => {
    const { id } = await insertSpeaker(db, { status: "active", is_active: true });
    for (const missing of [{}, { reason: null }, { reason: "  " }]) {
      expect(await ask(admin, "POST", ADDRESS, { ids: [id], action, ...missing })).toMatchObject({
        status: 422,
        body: { error: { fields: { reason: expect.any(String) } } },
      });
    }
    const [row] = await db.select().from(speakers).where(eq(speakers.id, id));
    expect(row).toMatchObject({ status: "active", is_active: true });
  },
);

test.each(SPEAKER_RESTRICTIONS)("%s tells the owner the reason, and no other", async (action) => {
  const owner = await insertUser(db);
  const owned = await insertSpeaker(db, { user_id: owner, status: "active", is_active: true });
  const unowned = await insertSpeaker(db, { status: "active", is_active: true });
  const request = { ids: [owned.id, unowned.id], action, reason };
  expect((await ask(admin, "POST", ADDRESS, request)).body).toMatchObject({ changed: 2 });
  // Once more changes nothing, so there is nothing to tell.
  expect((await ask(admin, "POST", ADDRESS, request)).body).toMatchObject({ changed: 0 });
  const sent = await db.select().from(outbox).where(eq(outbox.kind, "mail.speaker_restricted"));
  const told = sent.filter(({ payload }) => (payload as Told).data.restriction === action);
  expect(told).toMatchObject([{ payload: { to: `${owner}@test.example` } }]);
  const { data } = given(told[0]).payload as Told;
  const mail = renderMail("speaker_restricted", data, { publicUrl: "https://wb.example" });
  expect(mail).toMatchObject({
    ok: true,
    value: { mail: { text: expect.stringContaining(reason) } },
  });
});
