import {
  countComments,
  countOtherVoters,
  findSharedShortlist,
  insertComment,
  listItems,
  storeVote,
} from "#data/queries/shortlists/shortlists.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "#features/ctx.ts";
import { type ListView, readList } from "./read-list.server.ts";

/** Colleagues are few; a leaked link must not fill the tables. */
const MOST_VOTERS = 200;
const MOST_COMMENTS = 300;

/** Who writes: only a name, and a random key of the browser for one voice each. */
export type Colleague = { readonly name: string; readonly key: string };

/** The token is the permission; a revoked one leads nowhere. */
export async function readSharedShortlist(
  ctx: Ctx,
  token: string,
): Promise<Result<ListView & { title: string }, "not_found">> {
  const list = await findSharedShortlist(ctx.db, token);
  if (!list) return failure("not_found");
  return ok({ ...(await readList(ctx, list.id)), title: list.title });
}

export async function voteOnShortlist(
  ctx: Ctx,
  token: string,
  { by, slug, value }: { by: Colleague; slug: string; value: 1 | -1 },
): Promise<Result<null, "not_found" | "full">> {
  const list = await findSharedShortlist(ctx.db, token);
  const item = list && (await listItems(ctx.db, list.id)).find((one) => one.slug === slug);
  if (!item) return failure("not_found");
  if ((await countOtherVoters(ctx.db, list.id, by.key)) >= MOST_VOTERS) return failure("full");
  await storeVote(ctx.db, {
    shortlist_id: list.id,
    speaker_id: item.speaker_id,
    voter_key: by.key,
    voter_name: by.name,
    value,
  });
  return ok(null);
}

export async function commentOnShortlist(
  ctx: Ctx,
  token: string,
  { by, slug, comment }: { by: Colleague; slug: string | null; comment: string },
): Promise<Result<null, "not_found" | "full">> {
  const list = await findSharedShortlist(ctx.db, token);
  if (!list) return failure("not_found");
  const items = slug === null ? [] : await listItems(ctx.db, list.id);
  const about = items.find((one) => one.slug === slug);
  if (slug !== null && !about) return failure("not_found");
  if ((await countComments(ctx.db, list.id)) >= MOST_COMMENTS) return failure("full");
  await insertComment(ctx.db, {
    shortlist_id: list.id,
    speaker_id: about?.speaker_id ?? null,
    author_key: by.key,
    author_name: by.name,
    comment,
  });
  return ok(null);
}
