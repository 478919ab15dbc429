import { listActiveWorkshops } from "#data/queries/bookings/booking-offer.ts";
import { readVatRules } from "#data/queries/platform/settings.ts";
import type { SpeakerRow } from "#data/queries/speakers/speakers.ts";
import type { Constraints } from "#domain/assistant/constraints.ts";
import { type Cents, cents } from "#domain/money.ts";
import { builtInWorkshops } from "#domain/pricing/built-in-workshops.ts";
import {
  type DurationFormat,
  durationFormats,
  type FormatDuration,
  ownFormats,
} from "#domain/pricing/duration-formats.ts";
import { grossOf, type QuoteChoice, quote } from "#domain/pricing/quote.ts";
import type { TravelCost } from "#domain/pricing/travel/travel-cost.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";

export type EventPrice = {
  /** The fee alone, net. */
  readonly fee: Cents;
  readonly feeGross: Cents;
  readonly net: Cents;
  readonly gross: Cents;
  readonly label: string;
  /** Whether travel is part of the price: unknown without a place, none online. */
  readonly travel: "included" | "none" | "open";
};

/** The places feature's answer, handed in because features do not know each other. */
export type TravelCostFor = (
  ctx: Pick<Ctx, "db" | "geo">,
  origin: SpeakerRow,
  eventAddress: string,
) => Promise<TravelCost>;

type Event = { readonly constraints: Constraints; readonly day: IsoDate | null };

/** The one price rule over the rows as they are now; null where a speaker names no price of their own. */
export async function priceEvent(
  ctx: Ctx,
  row: SpeakerRow,
  { constraints, day }: Event,
  travelCostFor: TravelCostFor,
): Promise<EventPrice | null> {
  const offer =
    constraints.format === "workshop" ? await workshopOf(ctx, row) : formatOf(row, constraints);
  if (!offer) return null;
  const place = constraints.isOnline ? "Online" : constraints.place;
  const travel = place === null ? null : await travelCostFor(ctx, row, place);
  const hasTravel = travel !== null && travel.state !== "unknown";
  const priced = quote({
    fees: row,
    choice: offer.choice,
    travel: hasTravel
      ? { state: travel.state === "flat" ? "calculated" : travel.state, amount: travel.fee }
      : { state: "unknown", amount: cents(0) },
    billing: { country: "Deutschland", vatId: null },
    eventDate: day ?? berlinDay(ctx.now().getTime()),
    vatRules: await readVatRules(ctx.db),
  });
  return {
    fee: priced.base_fee_cents,
    feeGross: grossOf(priced.base_fee_cents, priced.vat_rate_basis_points),
    net: priced.net_cents,
    gross: priced.gross_cents,
    label: offer.label,
    travel: wayOf(constraints, hasTravel),
  };
}

function wayOf({ isOnline }: Constraints, isKnown: boolean): EventPrice["travel"] {
  if (isOnline) return "none";
  return isKnown ? "included" : "open";
}

type Offer = { readonly choice: QuoteChoice; readonly label: string };

const KEYNOTE: FormatDuration = 40;

function formatOf(row: SpeakerRow, constraints: Constraints): Offer | null {
  const format = talkFormat(row, constraints);
  if (!format) return null;
  const { duration, label } = format;
  return { choice: { kind: "format", duration, qaMinutes: null }, label };
}

/** The length that was asked for, else a keynote, else the shortest one; only with a price of their own. */
export function talkFormat(row: SpeakerRow, { minutes }: Constraints): DurationFormat | null {
  const own = ownFormats(row);
  const wanted = own.find(({ duration }) => duration === (minutes ?? KEYNOTE));
  return wanted ?? (minutes === null ? (own[0] ?? null) : null);
}

/** A length that a speaker does not offer is nothing to suggest (C-99). */
export function offersLength(row: SpeakerRow, { minutes, format }: Constraints): boolean {
  if (minutes === null || format === "workshop") return true;
  return durationFormats(row).some(({ duration }) => duration === minutes);
}

/** The cheapest one; the built-in ones only where a speaker has none of their own. */
async function workshopOf({ db }: Ctx, row: SpeakerRow): Promise<Offer | null> {
  const own = await listActiveWorkshops(db, row.id);
  const [cheapest] = (own.length > 0 ? own : builtInWorkshops(row))
    .map(({ title, duration_hours, fee_cents }) => ({ title, duration_hours, fee_cents }))
    .sort((one, other) => one.fee_cents - other.fee_cents);
  if (!cheapest) return null;
  const { title, ...choice } = cheapest;
  return { choice: { kind: "workshop", ...choice }, label: title };
}
