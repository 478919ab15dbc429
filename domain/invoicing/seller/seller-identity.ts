import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import { COUNTRY_CODES, type CountryCode } from "#domain/invoicing/e-invoice/invoice-parties.ts";
import { COUNTRIES_OF_BIRTH } from "#domain/invoicing/report/countries-of-birth.ts";
import { isTin, normalTin, type PartyKind } from "#domain/invoicing/report/tax-identification.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { yearNumber } from "#domain/time/month.ts";
import { isIban } from "./company-setting.ts";

/** Who a speaker is to the tax office (§ 14 PStTG); null is what was not stated or does not apply. */
export type SellerIdentity = {
  readonly party_kind: PartyKind | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly birth_date: IsoDate | null;
  /** Asked for in place of a tax number, by those who have none. */
  readonly birth_city: string | null;
  readonly birth_country: string | null;
  /** Of an organisation, where it is entered in a register. */
  readonly register_number: string | null;
  readonly tin: string | null;
  readonly tin_country: BillingCountry | null;
  readonly iban: string | null;
  /** Whose account it is, if not the speaker's. */
  readonly account_holder: string | null;
};
type Stated = SellerIdentity & { readonly country: BillingCountry };

export const IDENTITY_FIELDS = [
  "party_kind",
  "first_name",
  "last_name",
  "birth_date",
  "birth_city",
  "birth_country",
  "register_number",
  "tin",
  "tin_country",
  "iban",
  "account_holder",
] as const satisfies readonly (keyof SellerIdentity)[];
export type IdentityField = (typeof IDENTITY_FIELDS)[number];

export type IdentityFaults = Partial<Record<IdentityField, "missing" | "wrong">>;

/** Of the countries a speaker can name: those whose residents are reported (Annex V, Section II D of DAC7). */
const UNION: readonly CountryCode[] = ["DE", "AT"];

type Residence = Pick<Stated, "country" | "tin" | "tin_country">;

/** Where a seller counts as resident: by the address, and by the country that gave out the tax number. */
export function unionResidences({ country, tin, tin_country }: Residence): readonly CountryCode[] {
  const named = [country, tin === null ? null : tin_country].filter((name) => name !== null);
  return UNION.filter((code) => named.some((name) => COUNTRY_CODES[name] === code));
}

const YOUNGEST = 14;
const OLDEST = 120;

/** What is missing or cannot be right. Who is not reported has less to say. */
export function identityFaults(stated: Stated, today: IsoDate): IdentityFaults {
  if (stated.party_kind === null) return { party_kind: "missing" };
  return {
    ...(stated.party_kind === "person" ? personFaults(stated, today) : {}),
    ...numberFaults(stated, stated.party_kind),
    ...accountFaults(stated),
  };
}

function personFaults(stated: Stated, today: IsoDate): IdentityFaults {
  const { first_name, last_name, birth_date, birth_country } = stated;
  const isReported = unionResidences(stated).length > 0;
  return {
    ...(first_name === null && { first_name: "missing" }),
    ...(last_name === null && { last_name: "missing" }),
    ...(birth_date === null && isReported && { birth_date: "missing" }),
    ...(birth_date !== null && !isPlausible(birth_date, today) && { birth_date: "wrong" }),
    ...(birth_country !== null &&
      !COUNTRIES_OF_BIRTH.includes(birth_country) && { birth_country: "wrong" }),
  };
}

function isPlausible(birth: IsoDate, today: IsoDate): boolean {
  const sameDay = (years: number) => `${yearNumber(today) - years}${today.slice(4)}`;
  return birth > sameDay(OLDEST) && birth <= sameDay(YOUNGEST);
}

function numberFaults(stated: Stated, kind: PartyKind): IdentityFaults {
  const { tin, tin_country, birth_city, birth_country } = stated;
  if (tin !== null) {
    if (tin_country === null) return { tin_country: "missing" };
    return isTin(tin, tin_country, kind) ? {} : { tin: "wrong" };
  }
  if (unionResidences(stated).length === 0) return {};
  if (kind === "organisation" || (birth_city === null && birth_country === null)) {
    return { tin: "missing" };
  }
  return {
    ...(birth_city === null && { birth_city: "missing" }),
    ...(birth_country === null && { birth_country: "missing" }),
  };
}

function accountFaults({ iban, account_holder }: SellerIdentity): IdentityFaults {
  if (iban !== null) return isIban(normalIban(iban)) ? {} : { iban: "wrong" };
  return account_holder === null ? {} : { iban: "missing" };
}

function normalIban(text: string): string {
  return text.replace(/\s+/g, "").toUpperCase();
}

/** As it is stored: one spelling per number, and nothing that is not needed. */
export function neededIdentity(stated: SellerIdentity): SellerIdentity {
  const { party_kind, register_number, tin, tin_country, iban, account_holder } = stated;
  const isPerson = party_kind === "person";
  const isPlaceNeeded = isPerson && tin === null;
  return {
    party_kind,
    first_name: isPerson ? stated.first_name : null,
    last_name: isPerson ? stated.last_name : null,
    birth_date: isPerson ? stated.birth_date : null,
    birth_city: isPlaceNeeded ? stated.birth_city : null,
    birth_country: isPlaceNeeded ? stated.birth_country : null,
    register_number: isPerson ? null : register_number,
    tin: tin === null ? null : normalTin(tin),
    tin_country: tin === null ? null : tin_country,
    iban: iban === null ? null : normalIban(iban),
    account_holder,
  };
}
