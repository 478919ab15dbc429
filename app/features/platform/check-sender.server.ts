import { ok } from "#domain/result.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { checkMailDomain } from "#integrations/mail/check-mail-domain.ts";

/** What the world knows about the domain our mails come from; null while mails are kept here. */
export async function checkSender(ctx: Ctx, viewer: Viewer) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  return ok({ result: ctx.mailDomain ? await checkMailDomain(ctx.mailDomain) : null });
}
