import { randomUUID } from "node:crypto";
import {
  findCurrentText,
  findSampleBooking,
  findUserEmail,
  insertText,
  listTextVersions,
  lockTemplate,
  setCurrentVersion,
} from "#data/queries/mail/email-templates.ts";
import { enqueueJob } from "#data/queries/mail/outbox.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type AdminRefusal, asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import type { MailText, TextFault } from "./content/edited-mail.ts";
import { describeMail, isMailKey, type MailKey, renderMail } from "./content/render-mail.ts";
import { SAMPLE_DATA } from "./content/sample-data.ts";
import { templateEntry } from "./list-templates.server.ts";
import { TEST_MAIL_TEXTS } from "./texts.ts";

type TemplateError = AdminRefusal | "not_found";
type SaveTextError =
  | TemplateError
  | { readonly kind: "faulty"; readonly faults: readonly TextFault[] };

/** One mail for its editor: own text or built-in one, what may stand in it, and what it was before. */
export const readMailTemplate = asAdmin(async (ctx, _admin, key: string) => {
  const mail = isMailKey(key) ? describeMail(key) : null;
  if (!isMailKey(key) || !mail) return failure("not_found");
  const own = await findCurrentText(ctx.db, key);
  const versions = await listTextVersions(ctx.db, key);
  return ok({
    key,
    ...templateEntry(key),
    built_in: mail.text,
    text: own ?? mail.text,
    is_own: own !== undefined,
    placeholders: mail.placeholders,
    versions: versions.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
  });
});

type SaveText = {
  readonly key: string;
  readonly text: MailText | null;
};

/** A new version becomes the one that is sent; null goes back to the built-in wording. */
export const saveMailText = asAdmin(async (ctx, admin, { key, text }: SaveText) => {
  const checked = checkText(key, text);
  if (!checked.ok) return checked;
  const { reader } = templateEntry(checked.value);
  return ctx.db.transaction(async (tx) => {
    const row = await lockTemplate(tx, key, reader === "speaker" ? "speaker" : "customer");
    const now = ctx.now();
    const version = text && (await insertText(tx, { key, text, userId: admin.userId, now }));
    if (version === null) await setCurrentVersion(tx, key, null, now);
    await recordAction(tx, admin, {
      action: version === null ? "mail_template.reset" : "mail_template.edit",
      object_type: "mail_template",
      object_id: key,
      before: { version: row.current_version },
      after: { version },
    });
    return ok({ version });
  });
});

function checkText(key: string, text: MailText | null): Result<MailKey, SaveTextError> {
  const mail = isMailKey(key) ? describeMail(key) : null;
  if (!isMailKey(key) || !mail) return failure("not_found");
  const faults = text === null ? [] : mail.faultsOf(text);
  return faults.length > 0 ? failure({ kind: "faulty", faults }) : ok(key);
}

/** The mail as it would look, with the newest booking where there is one; secrets are left out. */
export const previewMail = asAdmin(
  async (ctx, _admin, { key, text }: { readonly key: string; readonly text: MailText }) => {
    if (!isMailKey(key)) return failure("not_found");
    const data = await sampleData(ctx);
    const shown = renderMail(key, data, { publicUrl: ctx.publicUrl }, text);
    if (!shown.ok) return failure("not_found");
    return ok({ ...shown.value.forRecord, faults: [...shown.value.faults] });
  },
);

async function sampleData(ctx: Ctx): Promise<Record<string, unknown>> {
  const booking = await findSampleBooking(ctx.db);
  return { ...SAMPLE_DATA, ...booking, link: `${ctx.publicUrl}/dashboard/customer` };
}

/** Sends the text to its author, stored or not. */
export const sendTestMail = asAdmin(
  async (ctx, admin, { key, text }: { readonly key: string; readonly text: MailText }) => {
    const checked = checkText(key, text);
    if (!checked.ok) return checked;
    const to = await findUserEmail(ctx.db, admin.userId);
    if (to === null) return failure("not_found");
    const data = await sampleData(ctx);
    const test = { ...text, subject: TEST_MAIL_TEXTS.subject(text.subject) };
    await ctx.db.transaction(async (tx) => {
      await enqueueJob(tx, {
        kind: `mail.${key}`,
        payload: { to, data, text: test },
        dedupeKey: `test_mail:${randomUUID()}`,
      });
      await recordAction(tx, admin, {
        action: "mail_template.test",
        object_type: "mail_template",
        object_id: key,
      });
    });
    return ok({ to });
  },
);
