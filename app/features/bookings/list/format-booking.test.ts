import { expect, test } from "vitest";
import { bookingItem } from "../customer-dashboard/dashboard-samples.ts";
import { grossOf, netOf } from "./format-booking.ts";

const amounts = (booking: ReturnType<typeof bookingItem>) =>
  [netOf(booking), grossOf(booking)].map((text) => text.replace(/\s/g, " "));

test("an open offer stands with the price that was offered", () => {
  const offer = bookingItem({ status: "pending", offer_price_cents: 450_000 });
  expect(amounts(offer)).toEqual(["4.500 €", "5.355 €"]);
});

test("without a price of its own, or once it is decided, the stored amounts count", () => {
  expect(amounts(bookingItem({ status: "pending" }))).toEqual(["5.000 €", "5.950 €"]);
  const expired = bookingItem({ status: "expired", offer_price_cents: 450_000 });
  expect(amounts(expired)).toEqual(["5.000 €", "5.950 €"]);
});
