const DEFAULT_EUROS = 2500;

const amountFormat = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

/** 'Ab €2.500 zzgl. USt': the sign stands in front in this template alone (DECISIONS C-41, C-42). */
export function netFeeLine(euros: number | null): string {
  const shown = euros !== null && euros > 0 ? euros : DEFAULT_EUROS;
  return `Ab €${amountFormat.format(shown)} zzgl. USt`;
}

type Fees = { readonly keynote_fee: number | null; readonly fee_range_min: number | null };

/** The profile's price line on phones: keynote, else the lower end of the range (DECISIONS C-40). */
export function keynoteFeeLine({ keynote_fee, fee_range_min }: Fees): string {
  return netFeeLine(keynote_fee || fee_range_min);
}
