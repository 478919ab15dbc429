import type { BillingCountry } from "#domain/booking/draft/draft.ts";

/** Whom a tax office knows: a natural person, or a company, an association, an authority. */
export const PARTY_KINDS = ["person", "organisation"] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** Separators and case carry no meaning: '86 095 742 719' is '86095742719'. */
export function normalTin(text: string): string {
  return text.replace(/[\s./-]/g, "").toUpperCase();
}

/** Nine digits of the tax account, for persons and organisations alike. */
const isAustrian = (tin: string) => /^\d{9}$/.test(tin);
/** The number of the tax office, or the one for businesses (§ 139c AO) with or without its five digits. */
const isGermanBusiness = (tin: string) => /^(?:\d{10,13}|DE\d{9}(?:\d{5})?)$/.test(tin);
const isSwissBusiness = (tin: string) => /^CHE\d{9}(?:MWST|TVA|IVA)?$/.test(tin);

const SHAPES: Record<BillingCountry, Record<PartyKind, (tin: string) => boolean>> = {
  Deutschland: { person: isGermanPerson, organisation: isGermanBusiness },
  Österreich: { person: isAustrian, organisation: isAustrian },
  Schweiz: { person: isSwissPerson, organisation: isSwissBusiness },
};

/** Whether the number could have been given out by that country. Only its tax office knows if it was. */
export function isTin(text: string, country: BillingCountry, kind: PartyKind): boolean {
  return SHAPES[country][kind](normalTin(text));
}

/**
 * § 139b AO: among the first ten digits exactly one comes twice or three times (not three in a row), and the
 * eleventh follows from them by ISO 7064, MOD 11,10.
 */
function isGermanPerson(tin: string): boolean {
  if (!/^[1-9]\d{10}$/.test(tin)) return false;
  const first = [...tin.slice(0, 10)];
  const counts = [...Map.groupBy(first, (digit) => digit).values()].map(({ length }) => length);
  const [repeated, ...others] = counts.filter((count) => count > 1);
  if (repeated === undefined || repeated > 3 || others.length > 0) return false;
  if (/(\d)\1\1/.test(first.join(""))) return false;
  const rest = first.reduce((product, digit) => {
    const sum = (Number(digit) + product) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - rest) % 10 === Number(tin[10]);
}

/** The AHV number: thirteen digits from 756 on, with the check digit of an EAN. */
function isSwissPerson(tin: string): boolean {
  if (!/^756\d{10}$/.test(tin)) return false;
  const sum = [...tin.slice(0, 12)].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(tin[12]);
}
