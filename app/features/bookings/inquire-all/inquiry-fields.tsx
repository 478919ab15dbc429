import type { DraftFaults } from "#domain/booking/draft/draft-rules.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import { TextField } from "#ui/form/text-field.tsx";
import { CountrySelect } from "../drawer/steps/country-select.tsx";
import { FIELD_LABELS, faultText } from "../drawer/steps/field-texts.ts";
import { CONTACT_TEXTS } from "../drawer/texts.ts";
import { InquiryVenue } from "./inquiry-venue.tsx";
import { INQUIRY_FIELDS, type InquiryField } from "./send-inquiries.ts";
import { INQUIRE_LABELS } from "./texts.ts";
import type { Inquiries } from "./use-inquiries.ts";

type InquiryFieldsProps = { form: Pick<Inquiries, "texts" | "type">; faults: DraftFaults };

/** Who invites to what and where the invoice goes; country and UID decide about the tax. */
export function InquiryFields({ form, faults }: InquiryFieldsProps) {
  const { texts, type } = form;
  const wiring = (field: InquiryField | "billingVatId") => ({
    maxLength: 200,
    value: texts[field],
    onChange: (event: { target: { value: string } }) => type(field, event.target.value),
  });
  const errorAt = (field: InquiryField | "billingVatId") => {
    const fault = faults[field];
    return fault === "invalid" ? faultText(field, fault) : fault && FORM_MESSAGES.required;
  };
  return (
    <>
      {INQUIRY_FIELDS.map((field) =>
        field === "eventLocation" ? (
          <InquiryVenue
            key={field}
            value={texts.eventLocation}
            onChange={(value) => type("eventLocation", value)}
            error={errorAt(field)}
          />
        ) : (
          <TextField
            key={field}
            label={INQUIRE_LABELS[field]}
            error={errorAt(field)}
            {...wiring(field)}
          />
        ),
      )}
      <CountrySelect
        value={texts.billingCountry}
        onChange={(country) => type("billingCountry", country)}
      />
      {texts.billingCountry !== "Deutschland" && (
        <TextField
          label={FIELD_LABELS.billingVatId}
          hint={CONTACT_TEXTS.vatHint[texts.billingCountry]}
          error={errorAt("billingVatId")}
          isOptional
          {...wiring("billingVatId")}
        />
      )}
    </>
  );
}
