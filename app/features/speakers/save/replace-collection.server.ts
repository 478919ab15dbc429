import { randomUUID } from "node:crypto";
import type { Tx } from "#data/db.ts";
import {
  type CollectionItem,
  replaceItems,
  updateOwnSpeaker,
} from "#data/queries/speakers/speaker-edit.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type Collection, MOST_ITEMS } from "#domain/speaker/editable-fields.ts";
import {
  needsApproval,
  type PendingChange,
  type PendingItem,
  pictureKeys,
  withoutSame,
} from "#domain/speaker/profile-change.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import {
  type Before,
  type Change,
  changeContent,
  type SaveError,
} from "./change-content.server.ts";
import { liveProfile, type OwnContent } from "./own-content.server.ts";

type Wanted = Change & {
  readonly collection: Collection;
  readonly version: string;
  readonly items: readonly CollectionItem[];
};

/** The whole list in its new order. An id that is not one's own changes nothing at all. */
export async function replaceCollection(
  ctx: Ctx,
  viewer: Viewer,
  { collection, version, items, ...change }: Wanted,
): Promise<Result<OwnContent, SaveError>> {
  return changeContent(ctx, viewer, {
    part: collection,
    version,
    ...change,
    write: async (tx, before) => {
      const { content } = before;
      if (items.length > MOST_ITEMS[collection]) return failure("too_many_items");
      const own = new Set(content[collection].map(({ id }) => id));
      const named = items.flatMap(({ id }) => id ?? []);
      // A picture comes to be by its upload alone.
      const isComplete = collection !== "gallery_images" || named.length === items.length;
      const isOwn = named.every((id) => own.has(id)) && new Set(named).size === named.length;
      if (!isOwn || !isComplete) return failure("unknown_item");
      const list = { collection, items: completed(content[collection], items) };
      return ok(await placeList(tx, before, { ...list, now: ctx.now() }));
    },
  });
}

type List = {
  readonly collection: Collection;
  readonly items: readonly PendingItem[];
  readonly now: Date;
};

/** Shows the list at once, or lets it wait where its words or pictures need approval. */
export async function placeList(
  tx: Tx,
  { live, approval, pending }: Before,
  { collection, items, now }: List,
): Promise<PendingChange> {
  const { [collection]: _before, ...others } = pending.lists;
  const wanted: PendingChange = { fields: {}, lists: { [collection]: items } };
  const speakerId = live.id;
  const shown = liveProfile(live);
  const isReviewed = withoutSame(shown, wanted).lists[collection] !== undefined;
  const known = new Set(pictureKeys({ fields: {}, lists: shown.lists }));
  const bringsPicture = pictureKeys(wanted).some((key) => !known.has(key));
  const isWaiting = needsApproval(collection, approval) || (approval.pictures && bringsPicture);
  if (isWaiting && isReviewed) {
    // What needs no approval, such as a fee, holds at once for entries that are public already.
    if (collection === "workshops") {
      const offers = live.workshops.map((one) => ({ ...one, ...offerOf(items, one.id) }));
      await replaceItems(tx, { speakerId, collection, items: offers, now });
      await updateOwnSpeaker(tx, speakerId, {});
    }
    return { ...pending, lists: { ...others, [collection]: items } };
  }
  await replaceItems(tx, { speakerId, collection, items, now });
  await updateOwnSpeaker(tx, speakerId, {});
  return { ...pending, lists: others };
}

const OFFER_FIELDS = ["duration_hours", "fee_cents", "is_active"];

function offerOf(items: readonly PendingItem[], id: string): Record<string, unknown> {
  const entries = Object.entries(items.find((item) => item.id === id) ?? {});
  return Object.fromEntries(entries.filter(([name]) => OFFER_FIELDS.includes(name)));
}

/** New entries get their id here, so that they can wait under it; known ones keep what was not sent. */
function completed(known: readonly PendingItem[], items: readonly CollectionItem[]): PendingItem[] {
  return items.map((item) => ({
    ...known.find(({ id }) => id === item.id),
    ...item,
    id: item.id ?? randomUUID(),
  }));
}
