import { randomUUID } from "node:crypto";
import { findUserEmail } from "#data/queries/mail/email-templates.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { GO_LIVE_MAIL } from "#domain/platform/test-mail.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";

/** Sends the asking admin a mail on the way every mail takes; when it has left, the mail server is proven. */
export const sendGoLiveMail = asAdmin(async (ctx, admin) => {
  const to = await findUserEmail(ctx.db, admin.userId);
  if (to === null) return failure("not_found");
  await ctx.db.transaction(async (tx) => {
    await enqueueMail(tx, {
      kind: `mail.${GO_LIVE_MAIL}`,
      to,
      data: { at: ctx.now().toISOString(), link: `${ctx.publicUrl}/admin` },
      dedupeKey: `go_live_mail:${randomUUID()}`,
    });
    await recordAction(tx, admin, {
      action: "mail_template.test",
      object_type: "mail_template",
      object_id: GO_LIVE_MAIL,
    });
  });
  return ok({ to });
});
