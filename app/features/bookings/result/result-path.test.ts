import { expect, test } from "vitest";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { otherPath } from "./result-path.ts";

const pathsOn = (mode: "direct" | "inquiry") =>
  Object.fromEntries(
    BOOKING_STATUSES.map((status) => [status, otherPath({ id: "7", status }, mode)]),
  );

const own = "/dashboard/customer/buchungen/7";
const over = { declined: own, expired: own, withdrawn: own, cancelled: own };

test("only what binds is thanked for as a booking; what came to nothing opens as it is", () => {
  const sent = "/booking/inquiry-sent?id=7";
  const stays = { confirmed: null, completed: null, reviewed: null };
  expect(pathsOn("direct")).toEqual({ ...over, ...stays, requested: sent, pending: sent });
});

test("an inquiry that was accepted is thanked for as a booking", () => {
  const booked = "/booking/success?id=7";
  const moved = { confirmed: booked, completed: booked, reviewed: booked };
  expect(pathsOn("inquiry")).toEqual({ ...over, ...moved, requested: null, pending: null });
});
