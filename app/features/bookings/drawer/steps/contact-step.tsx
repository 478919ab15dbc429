import { useState } from "react";
import {
  LEITWEG_HINT,
  LONGEST_BUYER_REFERENCE as LONGEST,
} from "#domain/invoicing/e-invoice/buyer-references.ts";
import { DraftText } from "../draft/draft-text.tsx";
import { DRAWER_TEXTS, CONTACT_TEXTS as TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";
import { CountrySelect } from "./country-select.tsx";

const REFERENCE_FIELDS = ["billingOrderNumber", "billingCostCentre", "billingLeitwegId"] as const;

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
      <CountrySelect value={billingCountry} onChange={(value) => act({ type: "country", value })} />
      {billingCountry !== "Deutschland" && (
        <DraftText drawer={drawer} field="billingVatId" hint={TEXTS.vatHint[billingCountry]} />
      )}
      <References drawer={drawer} />
    </fieldset>
  );
}

/** Folded away, because most buyers have none; open if something was entered. */
function References({ drawer }: { drawer: Drawer }) {
  const { draft, errors } = drawer.state;
  const isUsed = REFERENCE_FIELDS.some((field) => draft[field] !== "" || errors[field]);
  const [isOpen, setIsOpen] = useState(isUsed);
  return (
    <details
      className="booking-references"
      open={isOpen || isUsed}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{TEXTS.references}</summary>
      <div className="booking-fields">
        <div className="booking-pair">
          <DraftText drawer={drawer} field="billingOrderNumber" maxLength={LONGEST} />
          <DraftText drawer={drawer} field="billingCostCentre" maxLength={LONGEST} />
        </div>
        <DraftText drawer={drawer} field="billingLeitwegId" hint={LEITWEG_HINT} />
      </div>
    </details>
  );
}
