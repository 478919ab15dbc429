import { listTalksForAdmins, type TalkListQuery } from "#data/queries/speakers/talks-admin.ts";
import { ok } from "#domain/result.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

export async function listAdminTalks(ctx: Ctx, viewer: Viewer, query: TalkListQuery) {
  const admin = adminOf(viewer);
  return admin.ok ? ok(await listTalksForAdmins(ctx.db, query)) : admin;
}
