import type { SellerReport, StatedSeller } from "#domain/invoicing/books/yearly-report.ts";
import {
  IDENTITY_FIELDS,
  type IdentityField,
  identityFaults,
  unionResidences,
} from "#domain/invoicing/seller/seller-identity.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

export type ReportedSeller = SellerReport & { readonly tax: StatedSeller };

/** `tax`: nothing was stated at all. */
export const REPORT_LACKS = ["tax", ...IDENTITY_FIELDS] as const;
export type ReportLack = "tax" | IdentityField;

type Named = Pick<SellerReport, "speaker_id" | "speaker_name">;

export type PlatformReport = {
  readonly reported: readonly ReportedSeller[];
  /** Without these no report is written: it would be refused, or wrong. */
  readonly incomplete: readonly (Named & { readonly lacks: readonly ReportLack[] })[];
  /** Resident outside the European Union, so of no interest to its tax offices. */
  readonly abroad: readonly Named[];
};

/** Whom the yearly report names (§ 4 PStTG): speaking is a personal service, for which no amount is too small. */
export function platformReport(sellers: readonly SellerReport[], today: IsoDate): PlatformReport {
  const reported: ReportedSeller[] = [];
  const incomplete: PlatformReport["incomplete"][number][] = [];
  const abroad: Named[] = [];
  for (const seller of sellers) {
    const { speaker_id, speaker_name, tax } = seller;
    const lacks = tax === null ? (["tax"] as const) : lacksOf(tax, today);
    if (tax === null || lacks.length > 0) incomplete.push({ speaker_id, speaker_name, lacks });
    else if (unionResidences(tax).length === 0) abroad.push({ speaker_id, speaker_name });
    else reported.push({ ...seller, tax });
  }
  return { reported, incomplete, abroad };
}

function lacksOf(tax: StatedSeller, today: IsoDate): readonly ReportLack[] {
  const faults = identityFaults(tax, today);
  return IDENTITY_FIELDS.filter((field) => field in faults);
}
