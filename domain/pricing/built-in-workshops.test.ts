import { expect, test } from "vitest";
import { cents } from "../money.ts";
import { builtInWorkshops, workshopMinutes } from "./built-in-workshops.ts";

test("half a day has 240 minutes, a full day 480 [CONST-01, CONST-02]", () => {
  const workshops = builtInWorkshops({
    fee_workshop_half_day: cents(600_000),
    fee_workshop_full_day: cents(900_000),
  });
  expect(workshops.map(workshopMinutes)).toEqual([240, 480]);
  expect(workshops.map(({ fee_cents }) => fee_cents)).toEqual([600_000, 900_000]);
});

test("without a fee there is no built-in workshop", () => {
  const fees = { fee_workshop_half_day: null, fee_workshop_full_day: cents(0) };
  expect(builtInWorkshops(fees)).toEqual([]);
});
