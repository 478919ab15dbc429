import { useMemo } from "react";
import { BILLING_COUNTRIES } from "#domain/booking/draft.ts";
import { COUNTRIES_OF_BIRTH } from "#domain/invoicing/countries-of-birth.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Select } from "#ui/select.tsx";
import { TaxField } from "./tax-field.tsx";
import type { Tax, TaxErrors } from "./tax-wish.ts";
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
  const names = new Intl.DisplayNames("de", { type: "region" });
  return COUNTRIES_OF_BIRTH.map((value) => ({ value, label: names.of(value) ?? value })).toSorted(
    (a, b) => a.label.localeCompare(b.label, "de"),
  );
}
