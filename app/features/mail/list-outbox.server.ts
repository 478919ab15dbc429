import { findMail, listJobs, listMails } from "#data/queries/mail/admin-outbox.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { JobState, MailStatus } from "#domain/platform/job-state.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";

type Query = ListQuery<"created_at">;

/** What the platform carries out later or again. */
export const listEveryJob = asAdmin(async (ctx, _admin, query: Query, state?: JobState) =>
  ok(await listJobs(ctx.db, query, state)),
);

export const listEveryMail = asAdmin(async (ctx, _admin, query: Query, status?: MailStatus) =>
  ok(await listMails(ctx.db, query, status)),
);

/** The words of one mail, as far as they are kept: links that open accounts are not. */
export const readMail = asAdmin(async (ctx, _admin, id: string) => {
  const mail = await findMail(ctx.db, id);
  return mail ? ok(mail) : failure("not_found");
});
