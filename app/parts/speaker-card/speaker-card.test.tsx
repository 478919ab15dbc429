import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { bookingMode } from "#domain/booking/mode/booking-mode.ts";
import { cents } from "#domain/money.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { SpeakerCard } from "./speaker-card.tsx";

function cardText(changes: Partial<SpeakerCardData>): string {
  const speaker: SpeakerCardData = {
    slug: "mira",
    name: "Mira Sprecher",
    jobTitle: null,
    city: null,
    portrait: null,
    talkTitle: null,
    topics: [],
    rating: 0,
    reviewCount: 0,
    languages: [],
    startingFee: null,
    isQuickBookable: false,
    ...changes,
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SpeakerCard speaker={speaker} />
    </MemoryRouter>,
  );
  return html.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
}

test("the price on a card is in euros [ENT-13]", () => {
  const text = cardText({ startingFee: cents(400_000) });
  expect(text).toContain("€4.760");
  expect(text).not.toContain("$");
});

test("a card names the net amount beside the gross one", () => {
  const text = cardText({ startingFee: cents(250_000) });
  expect(text).toContain("ab €2.975 inkl. MwSt. ab €2.500 netto");
  expect(cardText({ startingFee: null })).toContain("Preis auf Anfrage");
});

test("one flag makes the badge, the other decides how binding it gets [ENT-14]", () => {
  expect(cardText({ isQuickBookable: true })).toContain("Sofort buchbar");
  expect(cardText({ isQuickBookable: false })).not.toContain("Sofort buchbar");
  const facts = { availability_status: "available", fee_20: 2500, fee_40: 5000, fee_60: 7500 };
  const mode = (allows_direct_booking: boolean) =>
    bookingMode("direct", { ...facts, allows_direct_booking }, "available");
  expect(mode(true)).toBe("direct");
  expect(mode(false)).toBe("inquiry");
});
