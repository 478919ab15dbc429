import { formatDay } from "#domain/iso-date.ts";
import { VAT_RULES, type VatRule } from "#domain/pricing/vat.ts";
import { Card } from "#ui/card.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { SETTINGS_TEXTS as TEXTS, VAT_WORDS } from "./texts.ts";

const COLUMNS: readonly Column<VatRule>[] = [
  { key: "country", label: TEXTS.vatCountry, isLead: true, cell: ({ country }) => country },
  { key: "buyer", label: TEXTS.vatBuyer, cell: ({ buyer }) => VAT_WORDS[buyer] },
  { key: "treatment", label: TEXTS.vatTreatment, cell: ({ treatment }) => VAT_WORDS[treatment] },
  {
    key: "rate",
    label: TEXTS.vatRate,
    isNumber: true,
    cell: ({ rate_basis_points }) => TEXTS.vatPercent(rate_basis_points / 100),
  },
  { key: "from", label: TEXTS.vatFrom, cell: ({ from }) => formatDay(from) },
];

/** The rules by which every price is taxed, as the price rule itself holds them. */
export function VatTable() {
  return (
    <Card title={TEXTS.vat} isPadded={false}>
      <p className="booking-note px-5 pb-4">{TEXTS.vatText}</p>
      <Table
        caption={TEXTS.vat}
        columns={COLUMNS}
        rows={VAT_RULES}
        rowKey={({ country, buyer, from }) => `${country} ${buyer} ${from}`}
      />
    </Card>
  );
}
