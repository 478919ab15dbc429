import {
  type Bookable,
  findTalk,
  listActiveWorkshops,
} from "#data/queries/bookings/booking-offer.ts";
import { offeredQa } from "#domain/booking/draft/draft-rules.ts";
import { builtInWorkshops, workshopMinutes } from "#domain/pricing/built-in-workshops.ts";
import { durationFormats, talkFormats } from "#domain/pricing/duration-formats.ts";
import { type Quote, type QuoteChoice, type QuoteTravel, quote } from "#domain/pricing/quote.ts";
import type { VatRule } from "#domain/pricing/vat/vat-by-country.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "#features/ctx.ts";
import type { BookedFormat, NewBooking } from "./booking-input.server.ts";
import type { OfferProblem } from "./create-request.ts";

export type ChosenOffer = {
  readonly choice: QuoteChoice;
  /** In the words of the day, because talks and workshops change later. */
  readonly label: string;
  readonly workshopId: string | null;
  readonly talkId: string | null;
};

/** Finds what was chosen among what the speaker offers now. */
export async function findOffer(
  { db }: Pick<Ctx, "db">,
  speaker: Bookable,
  format: BookedFormat,
): Promise<Result<ChosenOffer, OfferProblem>> {
  if (format.kind === "format") return formatOffer(db, speaker, format);
  const own = await listActiveWorkshops(db, speaker.id);
  if (format.kind === "workshop") {
    const workshop = own.find(({ id }) => id === format.workshopId);
    return workshop ? ok(workshopOffer(workshop, workshop.id)) : failure("workshop_id");
  }
  const offered = own.length > 0 ? [] : builtInWorkshops(speaker);
  const workshop = offered.find((one) => workshopMinutes(one) === format.minutes);
  return workshop ? ok(workshopOffer(workshop, null)) : failure("duration");
}

async function formatOffer(
  db: Ctx["db"],
  speaker: Bookable,
  format: Extract<BookedFormat, { kind: "format" }>,
): Promise<Result<ChosenOffer, OfferProblem>> {
  const { duration, qaMinutes, talkId } = format;
  if (qaMinutes !== null && !offeredQa(speaker).includes(qaMinutes)) {
    return failure("qa_duration_minutes");
  }
  const offered = durationFormats(speaker).find((one) => one.duration === duration);
  if (!offered) return failure("duration");
  const talk = talkId === null ? null : await findTalk(db, { id: talkId, speakerId: speaker.id });
  if (talk === undefined) return failure("selected_talk_id");
  if (talk && !talkFormats(speaker, talk).some((one) => one.duration === duration))
    return failure("talk_length");
  return ok({
    choice: { kind: "format", duration, qaMinutes },
    label: talk === null ? offered.label : `${offered.label}: ${talk.title}`,
    workshopId: null,
    talkId,
  });
}

type Workshop = {
  readonly title: string;
  readonly duration_hours: number;
  readonly fee_cents: number;
};

function workshopOffer(workshop: Workshop, workshopId: string | null): ChosenOffer {
  const { title, duration_hours, fee_cents } = workshop;
  const choice = { kind: "workshop", duration_hours, fee_cents } as const;
  return { choice, label: title, workshopId, talkId: null };
}

type PriceParts = {
  readonly speaker: Bookable;
  readonly offer: ChosenOffer;
  readonly travel: QuoteTravel;
  readonly vatRules: readonly VatRule[];
};

/** The same rule as in the drawer, over the rows and settings as they are now (C-93). */
export function priceBooking(
  newBooking: Pick<NewBooking, "billing_country" | "billing_vat_id" | "event_date">,
  { speaker, offer, travel, vatRules }: PriceParts,
): Quote {
  return quote({
    fees: speaker,
    choice: offer.choice,
    travel,
    billing: { country: newBooking.billing_country, vatId: newBooking.billing_vat_id },
    eventDate: newBooking.event_date,
    vatRules,
  });
}
