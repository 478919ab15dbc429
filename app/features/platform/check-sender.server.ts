import { ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import { checkMailDomain } from "#integrations/mail/check-mail-domain.ts";

/** What the world knows about the domain our mails come from; null while mails are kept here. */
export const checkSender = asAdmin(async (ctx, _admin) => {
  return ok({ result: ctx.mailDomain ? await checkMailDomain(ctx.mailDomain) : null });
});
