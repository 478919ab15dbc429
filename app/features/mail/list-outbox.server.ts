import { findMail, listJobs, listMails } from "#data/queries/mail/admin-outbox.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { JobState, MailStatus } from "#domain/platform/job-state.ts";
import { failure, ok } from "#domain/result.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

type Query = ListQuery<"created_at">;

/** What the platform carries out later or again. */
export async function listEveryJob(ctx: Ctx, viewer: Viewer, query: Query, state?: JobState) {
  const admin = adminOf(viewer);
  return admin.ok ? ok(await listJobs(ctx.db, query, state)) : admin;
}

export async function listEveryMail(ctx: Ctx, viewer: Viewer, query: Query, status?: MailStatus) {
  const admin = adminOf(viewer);
  return admin.ok ? ok(await listMails(ctx.db, query, status)) : admin;
}

/** The words of one mail, as far as they are kept: links that open accounts are not. */
export async function readMail(ctx: Ctx, viewer: Viewer, id: string) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const mail = await findMail(ctx.db, id);
  return mail ? ok(mail) : failure("not_found");
}
