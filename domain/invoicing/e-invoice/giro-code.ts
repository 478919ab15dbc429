import type { Cents } from "#domain/money.ts";

export type Transfer = {
  readonly account_holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly amount: Cents;
  /** What the payer writes; here the number of the invoice. */
  readonly text: string;
};

/** EPC069-12, version 002: the lines behind the QR code that banking apps read. */
export function giroCode({ account_holder, iban, bic, amount, text }: Transfer): string {
  const digits = String(amount).padStart(3, "0");
  const euros = `EUR${digits.slice(0, -2)}.${digits.slice(-2)}`;
  const noPurpose = "";
  const noStructuredReference = "";
  return [
    ...["BCD", "002", "1", "SCT"],
    bic,
    account_holder.slice(0, 70),
    iban,
    euros,
    noPurpose,
    noStructuredReference,
    text.slice(0, 140),
  ].join("\n");
}
