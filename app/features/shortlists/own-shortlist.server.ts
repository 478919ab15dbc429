import { randomBytes } from "node:crypto";
import {
  addItem,
  countOtherItems,
  deleteComment,
  ensureShortlist,
  findListedSpeaker,
  findOwnShortlist,
  removeItem,
  setShareToken,
} from "#data/queries/shortlists/shortlists.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { type ListView, readList } from "./read-list.server.ts";

/** More would be no short list, and a single account could fill the table. */
export const MOST_ITEMS = 100;
const TOKEN_BYTES = 24;

export type OwnList = ListView & { readonly share_token: string | null };

/** Visible to its owner alone, not even to admins. */
export async function readOwnShortlist(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<OwnList, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const list = await findOwnShortlist(ctx.db, viewer.userId);
  if (!list) return ok({ items: [], comments: [], share_token: null });
  return ok({ ...(await readList(ctx, list.id)), share_token: list.share_token });
}

export async function addToShortlist(
  ctx: Ctx,
  viewer: Viewer,
  slug: string,
): Promise<Result<null, "unauthorized" | "not_found" | "full">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speakerId = await findListedSpeaker(ctx.db, slug);
  if (!speakerId) return failure("not_found");
  return ctx.db.transaction(async (tx) => {
    const listId = await ensureShortlist(tx, viewer.userId);
    if ((await countOtherItems(tx, listId, speakerId)) >= MOST_ITEMS) return failure("full");
    await addItem(tx, listId, speakerId);
    return ok(null);
  });
}

export async function removeFromShortlist(
  ctx: Ctx,
  viewer: Viewer,
  slug: string,
): Promise<Result<null, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const list = await findOwnShortlist(ctx.db, viewer.userId);
  if (list) await removeItem(ctx.db, list.id, slug);
  return ok(null);
}

/** An unguessable link; asking again gives the same one until it is revoked. */
export async function shareShortlist(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<{ token: string }, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const known = await findOwnShortlist(ctx.db, viewer.userId);
  if (known?.share_token) return ok({ token: known.share_token });
  const listId =
    known?.id ?? (await ctx.db.transaction((tx) => ensureShortlist(tx, viewer.userId)));
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await setShareToken(ctx.db, listId, token);
  return ok({ token });
}

/** From now on the link leads nowhere; votes and comments stay with the list. */
export async function revokeShare(ctx: Ctx, viewer: Viewer): Promise<Result<null, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const list = await findOwnShortlist(ctx.db, viewer.userId);
  if (list) await setShareToken(ctx.db, list.id, null);
  return ok(null);
}

export async function removeComment(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
): Promise<Result<null, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const list = await findOwnShortlist(ctx.db, viewer.userId);
  const isGone = list && (await deleteComment(ctx.db, list.id, id));
  return isGone ? ok(null) : failure("not_found");
}
