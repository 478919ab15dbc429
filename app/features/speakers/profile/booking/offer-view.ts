import { offeredQa } from "#domain/booking/draft/draft-rules.ts";
import { type Cents, cents, formatEuros } from "#domain/money.ts";
import { durationFormats, ownFormats } from "#domain/pricing/duration-formats.ts";
import { netFeeLine } from "#domain/pricing/net-fee-line.ts";
import { priceHint } from "#domain/pricing/price-hint.ts";
import { startingFee } from "#domain/pricing/starting-fee.ts";
import type { SpeakerProfile } from "../../read/read-speaker.server.ts";
import { SHEET_FORMATS, OFFER_TEXTS as TEXTS, travelText } from "../texts.ts";

export type OfferLine = { label: string; detail: string; price: string };

/** Everything the side card, the bar and the sheet say about money; all amounts net but the hint. */
export function offerView(speaker: SpeakerProfile, vatBasisPoints: number) {
  const start = startingFee(speaker);
  return {
    /** The one starting price, net (C-99). */
    startingFee: start,
    start: priceHint(start, vatBasisPoints),
    /** „Preis auf Anfrage“ without any fee. */
    net: netFeeLine(start, vatBasisPoints),
    formats: durationFormats(speaker).map(({ duration, price }) => ({
      label: SHEET_FORMATS[duration],
      detail: TEXTS.minutes(duration),
      price: start === null ? TEXTS.priceOnRequest : formatEuros(price),
    })),
    /** Side card: what each length costs; nothing invented. */
    lengths: ownFormats(speaker).map(({ duration, label, price }) => ({
      label,
      detail: TEXTS.minutes(duration),
      price: formatEuros(price),
    })),
    /** What comes on top of all these. */
    extras: [...(vatBasisPoints ? [TEXTS.net] : []), travelText(speaker.travel_fee_usd)].join(" "),
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
