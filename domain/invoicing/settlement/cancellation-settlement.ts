import { type Cents, formatEurosExact } from "#domain/money.ts";

type Cancelled = {
  readonly gross_cents: Cents;
  /** What had been paid for the invoice that is taken back; null where it was not recorded. */
  readonly paid_before_cents: Cents | null;
};

/** UNTDID 4461: clearing between partners, or an instrument that is not agreed on yet. */
const CLEARING = "97";
const UNDEFINED_INSTRUMENT = "1";

const TEXTS = {
  offset:
    "Der Stornobetrag wird mit der noch nicht bezahlten Rechnung verrechnet, aus beiden ist nichts zu zahlen.",
  rest: "Der Rest des Stornobetrags wird mit dem offenen Teil der Rechnung verrechnet.",
  refund: (amount: string) =>
    `Die bereits gezahlten ${amount} erstatten wir Ihnen, soweit wir sie nicht mit einer offenen Rechnung zu derselben Buchung verrechnen.`,
  unknown:
    "Bereits gezahlte Beträge verrechnen wir mit einer offenen Rechnung zu derselben Buchung oder erstatten sie.",
} as const;

/** A cancellation asks for no money: it is cleared with its invoice, and what was paid goes back. */
export function cancellationSettlement({ gross_cents, paid_before_cents: paid }: Cancelled): {
  readonly meansCode: string;
  readonly text: string;
} {
  if (paid === null) return { meansCode: UNDEFINED_INSTRUMENT, text: TEXTS.unknown };
  if (paid === 0) return { meansCode: CLEARING, text: TEXTS.offset };
  const refund = TEXTS.refund(formatEurosExact(paid));
  const text = paid < gross_cents ? `${refund} ${TEXTS.rest}` : refund;
  return { meansCode: UNDEFINED_INSTRUMENT, text };
}
