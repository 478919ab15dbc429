import { BILLING_COUNTRIES, type BillingCountry } from "#domain/booking/draft.ts";
import { Select } from "#ui/select.tsx";
import { DraftText } from "./draft-text.tsx";
import { DRAWER_TEXTS, CONTACT_TEXTS as TEXTS } from "./texts.ts";
import type { Drawer } from "./use-drawer.ts";

const COUNTRY_OPTIONS = BILLING_COUNTRIES.map((country) => ({ value: country, label: country }));

export function ContactStep({ drawer }: { drawer: Drawer }) {
  return (
    <>
      <p className="hint">{DRAWER_TEXTS.required}</p>
      <fieldset className="booking-fields">
        <legend className="h3">{TEXTS.contact}</legend>
        <DraftText drawer={drawer} field="contactName" autoComplete="name" maxLength={120} />
        <div className="booking-pair">
          <DraftText drawer={drawer} field="contactEmail" type="email" autoComplete="email" />
          <DraftText drawer={drawer} field="contactPhone" type="tel" autoComplete="tel" />
        </div>
      </fieldset>
      <Billing drawer={drawer} />
    </>
  );
}

function Billing({ drawer }: { drawer: Drawer }) {
  const { state, act } = drawer;
  const { billingCountry } = state.draft;
  return (
    <fieldset className="booking-fields">
      <legend className="h3">{TEXTS.billing}</legend>
      <DraftText
        drawer={drawer}
        field="billingCompany"
        autoComplete="organization"
        maxLength={200}
      />
      <DraftText
        drawer={drawer}
        field="billingStreet"
        autoComplete="street-address"
        maxLength={200}
      />
      <div className="booking-place">
        <DraftText
          drawer={drawer}
          field="billingPostalCode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
        />
        <DraftText
          drawer={drawer}
          field="billingCity"
          autoComplete="address-level2"
          maxLength={100}
        />
      </div>
      <Select
        label={TEXTS.country}
        name="billingCountry"
        autoComplete="country-name"
        options={COUNTRY_OPTIONS}
        value={billingCountry}
        onChange={({ target }) => {
          const value = BILLING_COUNTRIES.find((country) => country === target.value);
          if (value) act({ type: "country", value });
        }}
      />
      {billingCountry !== "Deutschland" && (
        <DraftText drawer={drawer} field="billingVatId" hint={vatHint(billingCountry)} />
      )}
    </fieldset>
  );
}

function vatHint(country: Exclude<BillingCountry, "Deutschland">): string {
  return TEXTS.vatHint[country];
}
