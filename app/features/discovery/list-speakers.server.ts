import {
  countActiveSpeakers,
  listActiveSpeakers,
  type SpeakerRow,
} from "#data/queries/speakers.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { pickFields, roughPlace, SUMMARY_FIELDS } from "#domain/speaker/public-fields.ts";
import type { Ctx } from "../ctx.ts";
import { cursorAt, cursorOffset } from "./page-cursor.ts";

/** One answer never holds more (DECISIONS C-58). */
const MAX_LIMIT = 50;

type SpeakerSummary = ReturnType<typeof toSummary>;
export type SpeakerPage = {
  items: SpeakerSummary[];
  /** All matches, not only those of this page. */
  total: number;
  nextCursor: string | null;
};

export type SpeakerListing = {
  category?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

/** Listed speakers are public, so nobody needs to be asked who they are. */
export async function listSpeakers(
  ctx: Ctx,
  { category, cursor, limit = MAX_LIMIT }: SpeakerListing,
): Promise<Result<SpeakerPage, "cursor_invalid">> {
  const offset = cursor === undefined ? 0 : cursorOffset(cursor);
  if (offset === undefined) return failure("cursor_invalid");
  const size = Math.min(Math.max(limit, 1), MAX_LIMIT);
  const [rows, total] = await Promise.all([
    listActiveSpeakers(ctx.db, { category, limit: size, offset }),
    countActiveSpeakers(ctx.db, { category }),
  ]);
  const seen = offset + rows.length;
  const hasMore = rows.length > 0 && seen < total;
  return ok({ items: rows.map(toSummary), total, nextCursor: hasMore ? cursorAt(seen) : null });
}

/** Always the public view, for the owner as well: a list is the same for everybody and can be cached. */
function toSummary(speaker: SpeakerRow) {
  return {
    ...pickFields(speaker, SUMMARY_FIELDS),
    ...roughPlace(speaker),
    user_id: null,
    created_at: speaker.created_at.toISOString(),
  };
}
