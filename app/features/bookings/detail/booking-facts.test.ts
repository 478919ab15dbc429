import { expect, test } from "vitest";
import { NO_EVENT_DETAILS } from "#domain/booking/event-details.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { bookingFacts } from "./booking-facts.ts";

const booking = {
  ...NO_EVENT_DETAILS,
  event_date: isoDate("2027-05-20"),
  event_start_time: "09:30",
  event_duration_minutes: 40,
  event_location: "Köln",
  audience_size: 80,
  format_label: null,
  billing_company: "Muster GmbH",
  contact_person: "Kim Muster",
};
const labels = (changes: object) =>
  bookingFacts({ ...booking, ...changes }).map(([label]) => label);

test("a booking names the contact on site behind the person who booked, if there is one", () => {
  expect(labels({})).toEqual([
    "Termin",
    "Ort",
    "Dauer",
    "Publikum",
    "Unternehmen",
    "Ansprechperson",
  ]);
  const named = { on_site_contact: "Mara Köster", on_site_phone: "+49 40 1234" };
  expect(labels(named).at(-1)).toBe("Ansprechpartner vor Ort");
  expect(bookingFacts({ ...booking, ...named }).at(-1)?.[1]).toBe("Mara Köster, +49 40 1234");
});
