import { randomUUID } from "node:crypto";
import { findUserEmail } from "#data/queries/mail/email-templates.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { GO_LIVE_MAIL } from "#domain/platform/test-mail.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type AdminRefusal, adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";

/** Sends the asking admin a mail on the way every mail takes; when it has left, the mail server is proven. */
export async function sendGoLiveMail(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<{ to: string }, AdminRefusal | "not_found">> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const to = await findUserEmail(ctx.db, admin.value.userId);
  if (to === null) return failure("not_found");
  await ctx.db.transaction(async (tx) => {
    await enqueueMail(tx, {
      kind: `mail.${GO_LIVE_MAIL}`,
      to,
      data: { at: ctx.now().toISOString(), link: `${ctx.publicUrl}/admin` },
      dedupeKey: `go_live_mail:${randomUUID()}`,
    });
    await recordAction(tx, admin.value, {
      action: "mail_template.test",
      object_type: "mail_template",
      object_id: GO_LIVE_MAIL,
    });
  });
  return ok({ to });
}
