import { PARTY_KINDS } from "#domain/invoicing/report/tax-identification.ts";
import { Select } from "#ui/form/select.tsx";
import { TaxField } from "./tax-field.tsx";
import type { Tax, TaxErrors } from "./tax-form-values.ts";
import { TAX_TEXTS as TEXTS } from "./texts.ts";
import type { PartyKindState } from "./use-party-kind.ts";

type IdentityFieldsProps = { tax: Tax | null; errors: TaxErrors; kind: PartyKindState };

/** Who is billed: a person with a name and a day of birth, or an organisation. */
export function IdentityFields({ tax, errors, kind: { kind, choose } }: IdentityFieldsProps) {
  const shared = { tax, errors };
  return (
    <fieldset className="edit-fields">
      <legend className="h3 pb-3">{TEXTS.groups.identity}</legend>
      <Select
        label={TEXTS.partyKind}
        name="party_kind"
        placeholder={TEXTS.choose}
        options={PARTY_KINDS.map((value) => ({ value, label: TEXTS.partyKinds[value] }))}
        value={kind ?? ""}
        error={errors.party_kind}
        onChange={({ target }) => choose(target.value)}
      />
      {kind === "person" && (
        <>
          <TaxField {...shared} name="birth_date" type="date" autoComplete="bday" />
          <TaxField {...shared} name="first_name" autoComplete="given-name" />
          <TaxField {...shared} name="last_name" autoComplete="family-name" />
        </>
      )}
      {kind === "organisation" && <TaxField {...shared} name="register_number" isOptional />}
    </fieldset>
  );
}
