import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TermsContext } from "#parts/terms-context.ts";
import type { BookingDetail } from "../../detail/booking-query.ts";
import { bookingItem } from "../dashboard-samples.ts";
import { BookingActions } from "./booking-actions.tsx";

const offer = {
  ...bookingItem({ status: "pending", expires_at: "2026-05-01T10:00:00.000Z" }),
  possible_events: ["accept", "withdraw"],
  possible_postponement: [],
} as unknown as BookingDetail;

const shown = (closedNote?: string) => {
  const terms = { standard: 1900, rules: null, hasDeposit: false };
  return renderToStaticMarkup(
    <MemoryRouter>
      <TermsContext value={closedNote ? { ...terms, closedNote } : terms}>
        <BookingActions booking={offer} calendar={() => null} />
      </TermsContext>
    </MemoryRouter>,
  );
};

test("an offer is accepted where binding bookings are taken; before that the page says so", () => {
  expect(shown()).toContain("Angebot annehmen</button>");
  const closed = shown("Verbindliche Buchungen öffnen bald.");
  expect(closed).not.toContain("Angebot annehmen</button>");
  expect(closed).toContain("Bis dahin lässt sich kein Angebot annehmen.");
  expect(closed).toContain("Angebot ablehnen");
});
