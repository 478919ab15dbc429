import {
  type BookingScope,
  type BookingSummaryRow,
  listBookings,
} from "#data/queries/bookings/bookings.ts";
import { bookingCursor, bookingPosition } from "#domain/booking/list/booking-cursor.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import type { SpeakerPayout } from "#domain/invoicing/settlement/speaker-payout.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { readPayouts } from "../detail/read-payouts.server.ts";

export const MAX_BOOKINGS = 50;

type BookingQuery = {
  /** One side only; without it everything one may see. */
  readonly as?: "customer" | "speaker" | undefined;
  readonly statuses: readonly BookingStatus[];
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** What it brings the speaker is known to the list of that side alone. */
export type ListedBooking = BookingSummaryRow & { readonly payout: SpeakerPayout | null };
export type BookingPage = { items: ListedBooking[]; nextCursor: string | null };

/** Own ones on both sides; admins see all unless they ask for their own. */
export async function listVisibleBookings(
  ctx: Ctx,
  viewer: Viewer,
  { as, statuses, cursor, limit }: BookingQuery,
): Promise<Result<BookingPage, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const size = Math.min(Math.max(limit, 1), MAX_BOOKINGS);
  // One more than asked for tells whether another page follows.
  const rows = await listBookings(ctx.db, {
    scope: scopeOf(viewer, as),
    statuses,
    after: cursor === undefined ? undefined : bookingPosition(cursor),
    limit: size + 1,
  });
  const items = await withPayouts(ctx, as, rows.slice(0, size));
  const last = rows.length > size ? items.at(-1) : undefined;
  const nextCursor = last ? bookingCursor({ date: last.event_date, id: last.id }) : null;
  return ok({ items, nextCursor });
}

/** Only one's own appearances have a payout here: the side decides which bookings are found. */
export async function withPayouts(
  ctx: Pick<Ctx, "db">,
  as: BookingQuery["as"],
  rows: readonly BookingSummaryRow[],
): Promise<ListedBooking[]> {
  const ids = as === "speaker" ? rows.map(({ id }) => id) : [];
  const payouts = await readPayouts(ctx, ids);
  return rows.map((row) => ({ ...row, payout: payouts.get(row.id) ?? null }));
}

function scopeOf(
  { userId, role }: Extract<Viewer, { kind: "user" }>,
  as: BookingQuery["as"],
): BookingScope {
  if (as !== undefined) return { kind: as, userId };
  return role === "admin" ? { kind: "all" } : { kind: "own", userId };
}
