import { listTalksForAdmins, type TalkListQuery } from "#data/queries/speakers/talks-admin.ts";
import { ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";

export const listAdminTalks = asAdmin(async (ctx, _admin, query: TalkListQuery) =>
  ok(await listTalksForAdmins(ctx.db, query)),
);
