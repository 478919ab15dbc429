import { type Cents, centsFromEuros } from "../money.ts";

export const FORMAT_DURATIONS = [20, 40, 60] as const;
export type FormatDuration = (typeof FORMAT_DURATIONS)[number];
/** A keynote (CONST-04). */
export const DEFAULT_LENGTH: FormatDuration = 40;
export type FormatType = "impulse" | "keynote" | "talk";

export type DurationFormat = {
  readonly duration: FormatDuration;
  readonly type: FormatType;
  readonly label: string;
  readonly description: string;
  readonly price: Cents;
};

/** Whole euros, as the specification stores them. */
export type FormatPrices = {
  readonly fee_20: number | null;
  readonly fee_40: number | null;
  readonly fee_60: number | null;
};

/** The answer to each length: a price, „biete ich nicht an“, or none yet (C-99). */
export type FormatFees = FormatPrices & {
  /** Minutes. A price wins over an entry here. */
  readonly lengths_not_offered: readonly number[];
};

const FORMATS = {
  20: {
    type: "impulse",
    label: "Impulsvortrag",
    description: "Kompakter Denkanstoß mit einer klaren Botschaft",
    defaultEuros: 2500,
  },
  40: {
    type: "keynote",
    label: "Keynote",
    description: "Der Höhepunkt Ihrer Veranstaltung auf der großen Bühne",
    defaultEuros: 5000,
  },
  60: {
    type: "talk",
    label: "Vortrag",
    description: "Ein Thema in der Tiefe, mit Beispielen aus der Praxis",
    defaultEuros: 7500,
  },
} as const;

/** The length an address names; nothing for the default, so that one event has one address. */
export function exceptionalLength(text: string | null): FormatDuration | undefined {
  const length = FORMAT_DURATIONS.find((minutes) => String(minutes) === text);
  return length === DEFAULT_LENGTH ? undefined : length;
}

/** „Keynote“ for 40 minutes. */
export function formatName(duration: FormatDuration): string {
  return FORMATS[duration].label;
}

export function feeField<Duration extends FormatDuration>(duration: Duration): `fee_${Duration}` {
  return `fee_${duration}`;
}

export function hasPrice(fees: FormatPrices, duration: FormatDuration): boolean {
  return (fees[feeField(duration)] ?? 0) > 0;
}

/** What the editor proposes, and what a length without an answer costs (PRICE-12 to PRICE-14). */
export function defaultEuros(duration: FormatDuration): number {
  return FORMATS[duration].defaultEuros;
}

/** Each missing fee falls back on its own (C-02). */
export function formatPrice(fees: FormatPrices, duration: FormatDuration): Cents {
  const own = fees[feeField(duration)] ?? 0;
  return centsFromEuros(own > 0 ? own : defaultEuros(duration));
}

/** What can be booked or asked for; a length that is not offered is not among them. */
export function durationFormats(fees: FormatFees): DurationFormat[] {
  return FORMAT_DURATIONS.filter((duration) => isOffered(fees, duration)).map((duration) => {
    const { type, label, description } = FORMATS[duration];
    return { duration, type, label, description, price: formatPrice(fees, duration) };
  });
}

/** Those the speaker has set a fee for. */
export function ownFormats(fees: FormatFees): DurationFormat[] {
  return durationFormats(fees).filter(({ duration }) => hasPrice(fees, duration));
}

/** The default choice: a keynote (CONST-04), or the first there is instead. */
export function presetFormat(formats: readonly DurationFormat[]): DurationFormat | undefined {
  return formats.find(({ type }) => type === "keynote") ?? formats[0];
}

/** Without any fee of its own a profile binds to no invented price: inquiry only (C-02). */
export function hasOwnFormatFee(fees: FormatPrices): boolean {
  return FORMAT_DURATIONS.some((duration) => hasPrice(fees, duration));
}

export type TalkLengths = { readonly available_durations: readonly number[] };

/** A talk counts only its own lengths; one that names none of them is given in all (C-99). */
export function talkFormats(fees: FormatFees, talk: TalkLengths): DurationFormat[] {
  const offered = durationFormats(fees);
  const own = FORMAT_DURATIONS.filter((duration) => talk.available_durations.includes(duration));
  return own.length === 0 ? offered : offered.filter(({ duration }) => own.includes(duration));
}

/** Minutes that may be named beside a talk: a length that is not offered is not shown. */
export function talkLengths(fees: FormatFees, talk: TalkLengths): number[] {
  return talk.available_durations.filter((minutes) => {
    const duration = FORMAT_DURATIONS.find((known) => known === minutes);
    return duration === undefined || isOffered(fees, duration);
  });
}

function isOffered(fees: FormatFees, duration: FormatDuration): boolean {
  return hasPrice(fees, duration) || !fees.lengths_not_offered.includes(duration);
}
