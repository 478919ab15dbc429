import { expect, test } from "vitest";
import { formatEuros } from "../money.ts";
import { durationFormats, hasOwnFormatFee, talkFormats, talkLengths } from "./duration-formats.ts";

const none = { fee_20: null, fee_40: null, fee_60: null, lengths_not_offered: [] };

test("every format has duration, type, label, description and price", () => {
  const formats = durationFormats({ ...none, fee_20: 3000, fee_40: 5500, fee_60: 8000 });
  expect(formats.map(({ duration, type }) => [duration, type])).toEqual([
    [20, "impulse"],
    [40, "keynote"],
    [60, "talk"],
  ]);
  for (const format of formats) {
    expect(Object.keys(format).sort()).toEqual([
      "description",
      "duration",
      "label",
      "price",
      "type",
    ]);
    expect(format.label).not.toBe("");
    expect(format.description).not.toBe("");
  }
});

test("choosing 40 minutes with fee_40 5000 gives a price of 500000 cents [ENT-36]", () => {
  const keynote = durationFormats({ ...none, fee_40: 5000 })[1];
  expect(keynote?.price).toBe(500_000);
});

test("fees are whole euros and show as such", () => {
  const keynote = durationFormats({ ...none, fee_40: 5000 })[1];
  expect(keynote && formatEuros(keynote.price)).toBe("5.000\u00a0€");
});

test("each missing fee falls back on its own", () => {
  expect(durationFormats(none).map(({ price }) => price)).toEqual([250_000, 500_000, 750_000]);
  expect(durationFormats({ ...none, fee_20: 1900, fee_60: 0 }).map((f) => f.price)).toEqual([
    190_000, 500_000, 750_000,
  ]);
});

test("a speaker without any fee has no price of their own", () => {
  expect(hasOwnFormatFee(none)).toBe(false);
  expect(hasOwnFormatFee({ ...none, fee_60: 7500 })).toBe(true);
});

test("a length that is not offered is not among the formats, unless it has a price", () => {
  const minutes = (lengths_not_offered: number[], fee_20: number | null = null) =>
    durationFormats({ ...none, fee_20, fee_40: 3600, lengths_not_offered }).map((f) => f.duration);
  expect(minutes([20, 60])).toEqual([40]);
  expect(minutes([20, 60], 1900)).toEqual([20, 40]);
});

test("a talk is given in those of its lengths that are offered", () => {
  const fees = { ...none, fee_40: 3600, fee_60: 5000, lengths_not_offered: [20] };
  const minutes = (...available_durations: number[]) =>
    talkFormats(fees, { available_durations }).map(({ duration }) => duration);
  expect(minutes(20, 40)).toEqual([40]);
  expect(minutes(20)).toEqual([]);
  // No length of its own, or none that can be booked: by agreement, in each of the three.
  expect(minutes()).toEqual([40, 60]);
  expect(minutes(45)).toEqual([40, 60]);
  expect(talkLengths(fees, { available_durations: [20, 40, 90] })).toEqual([40, 90]);
});
