import { useState } from "react";
import { PARTY_KINDS, type PartyKind } from "#domain/invoicing/report/tax-identification.ts";
import type { Tax } from "./tax-form-values.ts";

/** Which questions apply: those to a person, to a person without a tax number, or to an organisation. */
export function usePartyKind(tax: Tax | null) {
  const [kind, setKind] = useState<PartyKind | null>(tax?.party_kind ?? null);
  const [hasNoTin, setHasNoTin] = useState(tax?.party_kind === "person" && tax.tin === null);
  return {
    kind,
    isWithoutTin: kind === "person" && hasNoTin,
    choose: (value: string) => setKind(PARTY_KINDS.find((known) => known === value) ?? null),
    setHasNoTin,
  };
}

export type PartyKindState = ReturnType<typeof usePartyKind>;
