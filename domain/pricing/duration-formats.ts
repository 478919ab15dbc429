import { type Cents, centsFromEuros } from "../money.ts";

export type FormatDuration = 20 | 40 | 60;
export type FormatType = "impulse" | "keynote" | "talk";

export type DurationFormat = {
  readonly duration: FormatDuration;
  readonly type: FormatType;
  readonly label: string;
  readonly description: string;
  readonly price: Cents;
};

/** Whole euros, as the specification stores them. */
export type FormatFees = {
  readonly fee_20: number | null;
  readonly fee_40: number | null;
  readonly fee_60: number | null;
};

const FORMATS = [
  {
    duration: 20,
    type: "impulse",
    label: "Impulsvortrag",
    description: "Kompakter Denkanstoß mit einer klaren Botschaft",
    fee: "fee_20",
    defaultEuros: 2500,
  },
  {
    duration: 40,
    type: "keynote",
    label: "Keynote",
    description: "Der Höhepunkt Ihrer Veranstaltung auf der großen Bühne",
    fee: "fee_40",
    defaultEuros: 5000,
  },
  {
    duration: 60,
    type: "talk",
    label: "Vortrag",
    description: "Ein Thema in der Tiefe, mit Beispielen aus der Praxis",
    fee: "fee_60",
    defaultEuros: 7500,
  },
] as const;

function isSet(fee: number | null): fee is number {
  return fee !== null && fee > 0;
}

/** Each missing fee falls back on its own (DECISIONS C-02). */
export function durationFormats(fees: FormatFees): DurationFormat[] {
  return FORMATS.map(({ fee, defaultEuros, ...format }) => {
    const euros = fees[fee];
    return { ...format, price: centsFromEuros(isSet(euros) ? euros : defaultEuros) };
  });
}

/** Those the speaker has set a fee for. */
export function ownFormats(fees: FormatFees): DurationFormat[] {
  const own = FORMATS.filter(({ fee }) => isSet(fees[fee])).map(({ duration }) => duration);
  return durationFormats(fees).filter(({ duration }) => own.some((one) => one === duration));
}

/** Without any fee of their own nobody is bound to an invented price: inquiry only (DECISIONS C-02). */
export function hasOwnFormatFee(fees: FormatFees): boolean {
  return FORMATS.some(({ fee }) => isSet(fees[fee]));
}
