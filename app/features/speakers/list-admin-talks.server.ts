import { listTalksForAdmins, type TalkListQuery } from "#data/queries/talks-admin.ts";
import { ok } from "#domain/result.ts";
import { adminOf } from "../admin-access.ts";
import type { Ctx, Viewer } from "../ctx.ts";

export async function listAdminTalks(ctx: Ctx, viewer: Viewer, query: TalkListQuery) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const page = await listTalksForAdmins(ctx.db, query);
  const items = page.items.map((talk) => ({ ...talk, created_at: talk.created_at.toISOString() }));
  return ok({ ...page, items });
}
