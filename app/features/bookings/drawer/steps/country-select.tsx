import { BILLING_COUNTRIES, type BillingCountry } from "#domain/booking/draft/draft.ts";
import { Select } from "#ui/form/select.tsx";
import { CONTACT_TEXTS } from "../texts.ts";

const OPTIONS = BILLING_COUNTRIES.map((country) => ({ value: country, label: country }));

type CountrySelectProps = {
  value: BillingCountry;
  onChange: (country: BillingCountry) => void;
};

/** Where the invoice goes, which decides about the tax (C-30). */
export function CountrySelect({ value, onChange }: CountrySelectProps) {
  return (
    <Select
      label={CONTACT_TEXTS.country}
      name="billingCountry"
      autoComplete="country-name"
      options={OPTIONS}
      value={value}
      onChange={({ target }) => {
        const chosen = BILLING_COUNTRIES.find((country) => country === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
