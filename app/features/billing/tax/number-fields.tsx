import { useMemo } from "react";
import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import { countryName } from "#domain/format/country-name.ts";
import { compareGerman } from "#domain/format/german-order.ts";
import { COUNTRIES_OF_BIRTH } from "#domain/invoicing/report/countries-of-birth.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { TaxField } from "./tax-field.tsx";
import type { Tax, TaxErrors } from "./tax-form-values.ts";
import { TAX_TEXTS as TEXTS } from "./texts.ts";
import type { PartyKindState } from "./use-party-kind.ts";

type NumberFieldsProps = { tax: Tax | null; errors: TaxErrors; kind: PartyKindState };

/** Under which numbers the tax offices know the speaker. */
export function NumberFields({ tax, errors, kind }: NumberFieldsProps) {
  const shared = { tax, errors };
  return (
    <>
      <fieldset className="edit-fields">
        <legend className="h3 pb-3">{TEXTS.groups.numbers}</legend>
        <TaxField {...shared} name="tax_number" isOptional />
        <TaxField {...shared} name="vat_id" isOptional />
        {kind.isWithoutTin ? (
          <BirthPlace {...shared} />
        ) : (
          <>
            <TaxField {...shared} name="tin" hint={TEXTS.tinHints[kind.kind ?? "person"]} />
            <Select
              label={TEXTS.tinCountry}
              name="tin_country"
              options={BILLING_COUNTRIES.map((value) => ({ value, label: value }))}
              defaultValue={tax?.tin_country ?? "Deutschland"}
              error={errors.tin_country}
            />
          </>
        )}
      </fieldset>
      {kind.kind === "person" && (
        <Checkbox
          checked={kind.isWithoutTin}
          onChange={({ target }) => kind.setHasNoTin(target.checked)}
        >
          {TEXTS.noTin}
        </Checkbox>
      )}
    </>
  );
}

/** Asked for in place of the number. */
function BirthPlace({ tax, errors }: Omit<NumberFieldsProps, "kind">) {
  const countries = useMemo(countryOptions, []);
  // The rule names the number when neither was stated.
  const placed = { ...errors, birth_city: errors.birth_city ?? errors.tin ?? "" };
  return (
    <>
      <TaxField tax={tax} errors={placed} name="birth_city" />
      <Select
        label={TEXTS.birthCountry}
        name="birth_country"
        placeholder={TEXTS.choose}
        options={countries}
        defaultValue={tax?.birth_country ?? ""}
        error={errors.birth_country}
      />
    </>
  );
}

/** By their German names, which every browser knows. */
function countryOptions() {
  return COUNTRIES_OF_BIRTH.map((value) => ({ value, label: countryName(value) })).toSorted(
    (a, b) => compareGerman(a.label, b.label),
  );
}
