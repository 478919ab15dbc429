import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { filledIn } from "../drawer/steps/known-contact.ts";
import { type InquiryTexts, requestFor } from "./send-inquiries.ts";

const SPEAKER = { id: "s1", fee_20: 2500, fee_40: 5000, fee_60: null, lengths_not_offered: [] };

const EMPTY: InquiryTexts = {
  eventTitle: "Jahrestagung",
  eventLocation: "Wien",
  eventParticipants: "120",
  eventDescription: "",
  contactName: "Kim Beispiel",
  contactEmail: "kim@beispiel.example",
  contactPhone: "",
  billingCompany: "",
  billingStreet: "",
  billingPostalCode: "",
  billingCity: "",
  billingCountry: "Deutschland",
  billingVatId: "",
};
const eventDate = isoDate("2030-03-07");

test("an inquiry to several speakers carries the country of the account and the UID", () => {
  const known = filledIn(EMPTY, { billingCountry: "Österreich", billingCity: "Graz" });
  const texts = { ...known, billingVatId: " ATU12345678 " };
  expect(requestFor(SPEAKER, { eventDate, eventTime: "09:00", texts })).toMatchObject({
    billing_city: "Graz",
    billing_country: "Österreich",
    billing_vat_id: "ATU12345678",
  });
});

test("a customer with an address of their own keeps their country", () => {
  const own = { ...EMPTY, billingStreet: "Musterweg 1" };
  const texts = filledIn(own, { billingCountry: "Österreich", billingStreet: "Ring 1" });
  expect(requestFor(SPEAKER, { eventDate, eventTime: "09:00", texts })).toMatchObject({
    billing_street: "Musterweg 1",
    billing_country: "Deutschland",
    billing_vat_id: null,
  });
});

test("a speaker without a keynote is asked for a length that they give", () => {
  const asked = (changes: object) =>
    requestFor({ ...SPEAKER, ...changes }, { eventDate, eventTime: "09:00", texts: EMPTY });
  expect(asked({})).toMatchObject({ duration: 40 });
  expect(asked({ fee_40: null, lengths_not_offered: [40, 60] })).toMatchObject({ duration: 20 });
});
