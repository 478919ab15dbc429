import { formatBasisPoints } from "#domain/format/numbers.ts";
import { type Cents, formatEurosExact } from "../money.ts";
import type { VatTreatment } from "./vat/vat-treatments.ts";

type Amounts = {
  readonly net: Cents;
  readonly gross: Cents;
  readonly vat_treatment: VatTreatment;
  readonly vat_rate_basis_points: number;
};

/** Why no tax is added, in the words that summary, mail and invoice share (C-30). */
export const VAT_NOTES = {
  reverse_charge: "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)",
  not_taxable: "In Deutschland nicht steuerbare Leistung",
  small_business: "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet",
} as const satisfies Record<Exclude<VatTreatment, "standard">, string>;

/** „5.635 € zzgl. 19% MwSt., 6.705,65 € brutto“ (C-03, C-105). */
export function amountLine(amounts: Amounts): string {
  const { net, gross, vat_treatment, vat_rate_basis_points } = amounts;
  if (vat_treatment === "small_business") {
    return `${formatEurosExact(net)}. ${VAT_NOTES.small_business}`;
  }
  if (vat_treatment !== "standard")
    return `${formatEurosExact(net)} netto. ${VAT_NOTES[vat_treatment]}`;
  const rate = formatBasisPoints(vat_rate_basis_points);
  return `${formatEurosExact(net)} zzgl. ${rate}% MwSt., ${formatEurosExact(gross)} brutto`;
}

/** „4.000 € netto, 4.760 € brutto“, and only the first where no tax is added. */
export function netAndGross(net: Cents, gross: Cents): string {
  const parts = [`${formatEurosExact(net)} netto`, `${formatEurosExact(gross)} brutto`];
  return parts.slice(0, net === gross ? 1 : 2).join(", ");
}
