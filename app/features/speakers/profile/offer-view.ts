import { offeredQa } from "#domain/booking/draft-rules.ts";
import { type Cents, cents, formatEuros } from "#domain/money.ts";
import { durationFormats, ownFormats } from "#domain/pricing/duration-formats.ts";
import { netFeeLine } from "#domain/pricing/net-fee-line.ts";
import { PRICE_ON_REQUEST, priceHint, startingFee } from "#domain/pricing/price-hint.ts";
import type { SpeakerProfile } from "../read-speaker.server.ts";
import { SHEET_FORMATS, OFFER_TEXTS as TEXTS, travelText } from "./texts.ts";

export type OfferLine = { label: string; detail: string; price: string };

/** Everything the side card, the bar and the sheet say about money; all amounts net but the hint. */
export function offerView(speaker: SpeakerProfile, vatBasisPoints: number) {
  const formats = durationFormats(speaker);
  const own = ownFormats(speaker);
  const hasOwn = own.length > 0;
  const lowest = (hasOwn ? own : formats).toSorted((a, b) => a.price - b.price)[0];
  return {
    /** Side card: the lowest price of the drawer that the speaker names (DECISIONS C-40). */
    start: hasOwn ? priceHint(lowest?.price ?? null, vatBasisPoints) : null,
    startText: PRICE_ON_REQUEST,
    net: [
      netFeeLine(lowest ? lowest.price / 100 : null),
      lowest && TEXTS.minutes(lowest.duration),
    ].join(", "),
    /** Bar: the lowest fee the speaker names (SPEC 9). */
    startingFee: startingFee(speaker),
    formats: formats.map(({ duration, price }) => ({
      label: SHEET_FORMATS[duration],
      detail: TEXTS.minutes(duration),
      price: formatEuros(price),
    })),
    travel: travelText(speaker.travel_fee_usd),
    lines: [...dayWorkshops(speaker), ...questionRound(speaker)],
    workshops: speaker.workshops.map(({ title, duration_hours, fee_cents }) => ({
      label: title,
      detail: TEXTS.hours(duration_hours),
      price: formatEuros(cents(fee_cents)),
    })),
  };
}
export type OfferView = ReturnType<typeof offerView>;

function dayWorkshops(speaker: SpeakerProfile): OfferLine[] {
  const days = [
    { label: TEXTS.halfDay, hours: 4, fee: speaker.fee_workshop_half_day },
    { label: TEXTS.fullDay, hours: 8, fee: speaker.fee_workshop_full_day },
  ];
  return days.flatMap(({ label, hours, fee }) =>
    isCharged(fee) ? [{ label, detail: TEXTS.hours(hours), price: formatEuros(fee) }] : [],
  );
}

/** One line for both lengths: „400 / 700 €“. */
function questionRound(speaker: SpeakerProfile): OfferLine[] {
  const fees = { 15: speaker.fee_qa_15min_cents, 30: speaker.fee_qa_30min_cents };
  const lengths = offeredQa(speaker);
  if (lengths.length === 0) return [];
  const amounts = lengths.map((minutes) => formatEuros(cents(fees[minutes] ?? 0)));
  const price = amounts.map((amount, at) =>
    at < amounts.length - 1 ? amount.replace(/\s*€$/, "") : amount,
  );
  return [
    {
      label: TEXTS.qa,
      detail: TEXTS.qaMinutes(lengths),
      price: price.join(" / "),
    },
  ];
}

function isCharged(fee: number | null): fee is Cents {
  return fee !== null && fee > 0;
}
