import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { type BookingFacts, eventRows } from "./booking-facts.ts";

const facts = {
  reference: "WB-MUSTER",
  event_title: "Jahrestagung",
  speaker_name: "Mira Sprecher",
  contact_person: "Kim Muster",
  company: "Muster GmbH",
  event_date: isoDate("2027-05-20"),
  start_time: "09:30",
  duration_minutes: 40,
  format: "Keynote",
  venue: "Köln",
  audience_size: 80,
  on_site_contact: "",
} as BookingFacts;

test("either side reads the contact on site, if there is one", () => {
  for (const reader of ["customer", "speaker"] as const) {
    const named = eventRows({ ...facts, on_site_contact: "Mara Köster, +49 40 1234" }, reader);
    expect(named).toContainEqual(["Ansprechpartner vor Ort", "Mara Köster, +49 40 1234"]);
    expect(eventRows(facts, reader).map(([label]) => label)).not.toContain(
      "Ansprechpartner vor Ort",
    );
  }
});
