import { listSpeakersAt } from "#data/queries/content/content.ts";
import type { Block } from "#domain/content/rich-text.ts";
import type { Ctx } from "#features/ctx.ts";
import type { NamedSpeaker } from "./named-speaker.tsx";

/** Whose cards stand in a text itself. */
export async function namedSpeakers(
  ctx: Ctx,
  blocks: readonly Block[],
): Promise<readonly NamedSpeaker[]> {
  const slugs = blocks.flatMap((block) => (block.kind === "speaker" ? block.slug : []));
  const found = await listSpeakersAt(ctx.db, slugs);
  const index = ctx.search.index();
  return found.flatMap(({ id, slug }) =>
    index.cards([id]).map((card) => ({ writtenSlug: slug, card })),
  );
}
