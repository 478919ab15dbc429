import { createHash } from "node:crypto";
import type { Tx } from "#data/db.ts";
import type { ContractBooking } from "#data/queries/contracts.ts";
import { currentSetting, readSetting } from "#data/queries/settings.ts";
import { CANCELLATION_SETTING, cancellationTiers } from "#domain/booking/cancellation-terms.ts";
import { LEGAL_VERSIONS } from "#domain/content/legal-documents.ts";
import {
  type ContractBasis,
  type ContractContent,
  contractContent,
  contractText,
} from "#domain/contract/contract-content.ts";
import { COMPANY_SETTING, sellerFrom } from "#domain/invoicing/company-setting.ts";
import { CONTRACT_TEXTS } from "./texts.ts";

export type WrittenContract = {
  readonly content: ContractContent;
  readonly sha256: string;
  /** False while the operator's own data are missing: nobody signs a contract with a gap. */
  readonly isComplete: boolean;
};

type Written = { readonly version: number; readonly amendments: readonly string[] };

/** The words of a version, from the stored booking and today's settings. */
export async function writeContract(
  tx: Tx,
  subject: ContractBooking,
  { version, amendments }: Written,
): Promise<WrittenContract> {
  const seller = sellerFrom(await readSetting(tx, COMPANY_SETTING));
  const tiers = cancellationTiers(await readSetting(tx, CANCELLATION_SETTING));
  const { deposit_percent } = await currentSetting(tx, "payment_terms");
  const operator = seller.ok ? seller.value : CONTRACT_TEXTS.missingOperator;
  const content = contractContent({
    ...basisOf(subject),
    operator,
    tiers,
    deposit_percent,
    amendments,
  });
  const sha256 = hashOf(content, version);
  return { content, sha256, isComplete: seller.ok };
}

export function hashOf(content: ContractContent, version: number): string {
  return createHash("sha256").update(contractText(content, version)).digest("hex");
}

function basisOf({
  booking,
  speaker,
  talk,
}: ContractBooking): Omit<ContractBasis, "operator" | "tiers" | "deposit_percent" | "amendments"> {
  return {
    reference: booking.booking_reference,
    customer: {
      name: booking.billing_company,
      street: booking.billing_street,
      postal_code: booking.billing_postal_code,
      city: booking.billing_city,
      country: booking.billing_country,
      contact_person: booking.contact_person,
    },
    speaker: { name: speaker.name, place: speaker.place },
    event: {
      title: booking.event_title,
      date: booking.event_date,
      start_time: booking.event_start_time,
      duration_minutes: booking.event_duration_minutes,
      format: booking.format_label,
      talk,
      qa_minutes: booking.qa_duration_minutes,
      location: booking.event_location,
      is_virtual: booking.is_virtual,
      audience_size: booking.audience_size,
    },
    price: {
      base: booking.base_fee_cents,
      qa: booking.qa_fee_cents,
      travel: booking.travel_cost_cents,
      travel_state: booking.travel_cost_state,
      adjustment: booking.adjustment_cents,
      net: booking.total_amount,
      vat: booking.vat_amount_cents,
      vat_rate_basis_points: booking.vat_rate_basis_points,
      vat_treatment: booking.vat_treatment,
      gross: booking.gross_amount_cents,
    },
    terms_version: LEGAL_VERSIONS.agb.version,
  };
}
