import { cents, centsFromEuros, formatEuros, formatEurosExact } from "#domain/money.ts";
import {
  DEFAULT_LENGTH,
  type DurationFormat,
  durationFormats,
  type FormatDuration,
  ownFormats,
} from "#domain/pricing/duration-formats.ts";
import { quote } from "#domain/pricing/quote.ts";
import { type CurrentVat, VAT_RULES } from "#domain/pricing/vat/vat-by-country.ts";
import { foldedWords } from "#domain/search/text/fold.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { ComparedColumn, PublicSpeaker } from "../compared-column.ts";
import type { Fact } from "./compared-facts.ts";
import { FACT_TEXTS, EVENT_TEXTS as TEXTS } from "./texts.ts";

/** What is said once for all columns. */
export type ComparedEvent = {
  readonly date?: IsoDate | null;
  readonly place?: string | undefined;
  readonly topic?: string | undefined;
  /** Minutes on stage. */
  readonly length?: FormatDuration | undefined;
};

const STEM = 6;

/** The whole price there and then, to the cent as in lists, by the one price rule; only with a fee of the speaker's own. */
export function eventPrice(
  { speaker, travel }: ComparedColumn,
  { date, length = DEFAULT_LENGTH }: ComparedEvent,
  vat: CurrentVat,
): Fact {
  const isAsked = ({ duration }: DurationFormat) => duration === length;
  if (!durationFormats(speaker).some(isAsked)) return TEXTS.notInLength(length);
  const format = ownFormats(speaker).find(isAsked);
  if (!format) return FACT_TEXTS.onRequest;
  const isKnown = travel != null && travel.state !== "unknown";
  const amount = isKnown ? centsFromEuros(travel.totalFee) : cents(0);
  const { gross_cents } = quote({
    fees: speaker,
    choice: { kind: "format", duration: length, qaMinutes: null },
    travel: { state: isKnown ? "calculated" : "unknown", amount },
    billing: { country: "Deutschland", vatId: null },
    eventDate: date ?? berlinDay(Date.now()),
    vatRules: vat.rules ?? VAT_RULES,
  });
  const { label } = format;
  const isTaxed = vat.standard > 0;
  const whole = formatEurosExact(gross_cents);
  const gross = isTaxed ? TEXTS.taxed(whole) : whole;
  if (!isKnown) return TEXTS.withoutTravel(gross, label);
  const way = amount > 0 ? TEXTS.travel(formatEuros(amount)) : TEXTS.noTravel;
  return [(isTaxed ? TEXTS.total : TEXTS.untaxedTotal)(gross, label), way];
}

/** Talks whose title or text takes up a word of the topic. */
export function talksOn({ talks }: PublicSpeaker, topic: string | undefined): Fact {
  const stems = foldedWords(topic ?? "")
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, STEM));
  const found = talks.filter(({ title, description }) => {
    const words = foldedWords(`${title} ${description ?? ""}`);
    return stems.some((stem) =>
      words.some((word) => (stem.length < 4 ? word === stem : word.startsWith(stem))),
    );
  });
  return found.length === 0 ? TEXTS.noTalk : found.map(({ title }) => FACT_TEXTS.quoted(title));
}
