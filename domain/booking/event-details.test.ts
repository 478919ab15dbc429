import { expect, test } from "vitest";
import { newDrawerDraft } from "./draft/draft-rules.ts";
import { detailFault, eventDetailsOf, NO_EVENT_DETAILS, onSiteContact } from "./event-details.ts";

const typed = (changes: Partial<ReturnType<typeof newDrawerDraft>>) => ({
  ...newDrawerDraft(null),
  ...changes,
});

test("what was left empty is nothing, everything else is trimmed", () => {
  expect(eventDetailsOf(typed({}))).toEqual(NO_EVENT_DETAILS);
  const given = { eventDescription: " Bühne ", onSiteContact: " Mara Köster ", onSitePhone: " " };
  expect(eventDetailsOf(typed(given))).toEqual({
    customer_notes: "Bühne",
    on_site_contact: "Mara Köster",
    on_site_phone: null,
  });
});

test("a contact on site may lack the number, not the name", () => {
  expect(detailFault("onSiteContact", typed({}))).toBeNull();
  expect(detailFault("onSiteContact", typed({ onSiteContact: "Mara Köster" }))).toBeNull();
  const nameless = typed({ onSiteContact: "  ", onSitePhone: "+49 40 1234" });
  expect(detailFault("onSiteContact", nameless)).toBe("missing");
  expect(detailFault("onSitePhone", nameless)).toBeNull();
});

test("names have at most 120 characters, numbers as many as every other number here", () => {
  expect(detailFault("onSiteContact", typed({ onSiteContact: "x".repeat(120) }))).toBeNull();
  expect(detailFault("onSiteContact", typed({ onSiteContact: "x".repeat(121) }))).toBe("invalid");
  expect(detailFault("onSitePhone", typed({ onSitePhone: "1".repeat(51) }))).toBe("invalid");
});

test("name and number are said in one line, and nothing where no name was given", () => {
  const named = { ...NO_EVENT_DETAILS, on_site_contact: "Mara Köster" };
  expect(onSiteContact(NO_EVENT_DETAILS)).toBeNull();
  expect(onSiteContact(named)).toBe("Mara Köster");
  expect(onSiteContact({ ...named, on_site_phone: "+49 40 1234" })).toBe(
    "Mara Köster, +49 40 1234",
  );
});
