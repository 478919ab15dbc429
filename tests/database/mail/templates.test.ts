import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailTemplates, emailTemplateVersions, mails } from "#data/schema/mail.ts";
import { outbox } from "#data/schema/outbox.ts";
import { SAMPLE_DATA } from "#features/mail/content/sample-data.ts";
import {
  previewMail,
  readMailTemplate,
  saveMailText,
  sendTestMail,
} from "#features/mail/edit-template.server.ts";
import { listMailTemplates } from "#features/mail/list-templates.server.ts";
import { sendMail } from "#features/mail/send-mail.server.ts";
import { createCaptureMailer } from "#integrations/mail/capture-mailer.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ctx = testCtx(db);
const admin = signedIn("admin", await insertUser(db));
const key = "booking_offer";
const TEXT = {
  subject: "Neues zu {{veranstaltung}}",
  preheader: "",
  body: "# Hallo\n\n{{anrede}}\n\nEigene Worte <b>fett</b>.\n\n[[knopf: Ansehen]]",
};
let job = 0;

async function sent() {
  job += 1;
  const payload = { to: "kim@test.example", data: SAMPLE_DATA };
  const work = {
    id: job,
    kind: `mail.${key}`,
    payload,
    attempt: 1,
    maxAttempts: 3,
    createdAt: new Date(job),
  };
  const parts = {
    db,
    log: ctx.log,
    mailer: createCaptureMailer(),
    frame: { publicUrl: ctx.publicUrl },
  };
  expect(await sendMail(parts, key, work)).toEqual({ kind: "done" });
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.template_key, key))
    .orderBy(mails.created_at);
  return given(rows.at(-1));
}

test("the mail that leaves has the admin's words, escaped [ADMIN-18] [SEC-48]", async () => {
  expect((await sent()).text).toContain("Sie haben ein Angebot");
  const saved = await saveMailText(ctx, admin, { key, text: TEXT });
  expect(saved).toEqual({ ok: true, value: { version: 1 } });
  const mail = await sent();
  expect(mail.subject).toBe("Neues zu Jahrestagung der Beispiel AG");
  expect(mail.html).toContain("Eigene Worte &lt;b&gt;fett&lt;/b&gt;.");
});

test("a text that breaks later does not stop the mail and is reported", async () => {
  // As after a change of the program that takes a placeholder away.
  const broken = { ...TEXT, body: "# Hallo\n\n{{constructor}}" };
  await db.insert(emailTemplateVersions).values({ template_key: key, version: 2, ...broken });
  await db.update(emailTemplates).set({ current_version: 2 }).where(eq(emailTemplates.key, key));
  expect((await sent()).text).toContain("Sie haben ein Angebot");
  const [row] = await db.select().from(emailTemplates).where(eq(emailTemplates.key, key));
  expect(row?.broken_since).toBeInstanceOf(Date);
  const asked = { q: "angebot", page: 1, size: 25, sort: "trigger", order: "asc" } as const;
  const list = await listMailTemplates(ctx, admin, asked, { state: "broken" });
  expect(list.ok && list.value).toMatchObject({
    total: 1,
    items: [{ id: key, reader: "customer", state: "broken" }],
  });
});

test("versions are kept and the built-in wording comes back", async () => {
  await saveMailText(ctx, admin, { key, text: TEXT });
  await saveMailText(ctx, admin, { key, text: null });
  expect((await sent()).text).toContain("Sie haben ein Angebot");
  const mail = await readMailTemplate(ctx, admin, key);
  expect(mail.ok && mail.value.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(mail.ok && mail.value.is_own).toBe(false);
});

test("a test goes to its sender, with the text that is not stored yet", async () => {
  const done = await sendTestMail(ctx, admin, { key, text: TEXT });
  expect(done).toEqual({ ok: true, value: { to: `${admin.userId}@test.example` } });
  const [row] = await db.select().from(outbox);
  expect(row?.payload).toMatchObject({ text: { subject: "[Test] Neues zu {{veranstaltung}}" } });
});

test("unknown placeholders are refused, a preview shows no secrets", async () => {
  const wrong = { ...TEXT, body: `${TEXT.body}\n\n{{iban}}` };
  const refused = await saveMailText(ctx, admin, { key, text: wrong });
  expect(refused).toMatchObject({ ok: false, error: { kind: "faulty" } });
  const recovery = await readMailTemplate(ctx, admin, "recovery");
  const text = given(recovery.ok ? recovery.value.text : undefined);
  const shown = await previewMail(ctx, admin, { key: "recovery", text });
  expect(shown.ok && shown.value.text).not.toContain(String(SAMPLE_DATA.code));
});
