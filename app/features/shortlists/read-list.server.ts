import { listComments, listItems } from "#data/queries/shortlists/shortlists.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { displayName } from "#domain/speaker/speaker-facts.ts";
import type { Ctx } from "#features/ctx.ts";

export type ListedSpeaker = {
  readonly card: SpeakerCardData;
  readonly up: number;
  readonly down: number;
};

export type ListComment = {
  readonly id: string;
  /** Whom it is about; null is about the list. */
  readonly slug: string | null;
  /** Their name, also when they are no longer on the list. */
  readonly about: string | null;
  readonly author_name: string;
  readonly comment: string;
  readonly created_at: Date;
};

export type ListView = {
  readonly items: readonly ListedSpeaker[];
  readonly comments: readonly ListComment[];
};

/** Speakers who are no longer listed are left out until they come back. */
export async function readList(ctx: Ctx, listId: string): Promise<ListView> {
  const [items, comments] = await Promise.all([
    listItems(ctx.db, listId),
    listComments(ctx.db, listId),
  ]);
  const index = ctx.search.index();
  return {
    items: items.flatMap(({ speaker_id, up, down }) =>
      index.cards([speaker_id]).map((card) => ({ card, up, down })),
    ),
    comments: comments.map(({ name, title, ...comment }) => ({
      ...comment,
      about: displayName({ name, title }) || null,
    })),
  };
}
