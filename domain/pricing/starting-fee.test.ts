import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORMAT_DURATIONS, type FormatFees, feeField } from "./duration-formats.ts";
import { netFeeLine } from "./net-fee-line.ts";
import { priceHintText } from "./price-hint-text.ts";
import {
  changedFees,
  derivedFees,
  feeColumns,
  startingFee,
  talkStartingFee,
  unansweredLengths,
  withEveryLengthAnswered,
} from "./starting-fee.ts";

const NONE: FormatFees = { fee_20: null, fee_40: null, fee_60: null, lengths_not_offered: [] };

const fee = fc.option(fc.integer({ min: 0, max: 20_000 }));
const answers = {
  fee_20: fee,
  fee_40: fee,
  fee_60: fee,
  lengths_not_offered: fc.subarray([...FORMAT_DURATIONS]),
};

describe("the starting price (C-99)", () => {
  test("is the lowest price among the lengths that have one", () => {
    expect(startingFee({ ...NONE, fee_20: 0, fee_40: 5000, fee_60: 4000 })).toBe(400_000);
    expect(startingFee({ ...NONE, fee_40: 3600 })).toBe(360_000);
    expect(startingFee({ ...NONE, fee_20: 0 })).toBeNull();
  });

  test("is what every column without a length holds", () => {
    expect(derivedFees({ ...NONE, fee_20: 2500, fee_40: 5000, fee_60: 7500 })).toEqual({
      base_fee_usd: 2500,
      min_fee: 2500,
      keynote_fee: 2500,
      fee_range_min: 2500,
    });
    expect(new Set(Object.values(derivedFees(NONE)))).toEqual(new Set([null]));
  });

  test("is named net and gross by the templates, or nowhere", () => {
    const start = startingFee({ ...NONE, fee_20: 2500, fee_40: 5000 });
    expect(netFeeLine(start, 1900)).toBe("Ab €2.500 zzgl. USt");
    expect(priceHintText(start, 1900)).toBe("ab €2.975 inkl. MwSt.");
    expect(netFeeLine(startingFee(NONE), 1900)).toBe("Preis auf Anfrage");
  });
});

describe("a talk", () => {
  const fees = { ...NONE, fee_20: 2500, fee_40: 5000, fee_60: 7500 };

  test("starts at the lowest of its own lengths", () => {
    expect(talkStartingFee(fees, { available_durations: [40, 60] })).toBe(500_000);
    expect(talkStartingFee(fees, { available_durations: [] })).toBe(250_000);
    expect(talkStartingFee(fees, { available_durations: [45] })).toBe(250_000);
  });

  test("costs nothing that the speaker did not name", () => {
    expect(talkStartingFee({ ...NONE, fee_40: 5000 }, { available_durations: [20, 40] })).toBe(
      500_000,
    );
    expect(talkStartingFee(NONE, { available_durations: [20] })).toBeNull();
    const declined = { ...fees, fee_20: null, lengths_not_offered: [20] };
    expect(talkStartingFee(declined, { available_durations: [20] })).toBeNull();
  });
});

describe("answers to the three lengths", () => {
  test("are missing only beside a price; without any the price is on request", () => {
    expect(unansweredLengths(NONE)).toEqual([]);
    expect(unansweredLengths({ ...NONE, fee_40: 3600, lengths_not_offered: [60] })).toEqual([20]);
    const settled = withEveryLengthAnswered({ ...NONE, fee_40: 3600 });
    expect(unansweredLengths(settled)).toEqual([]);
    expect(feeColumns(settled).lengths_not_offered).toEqual([20, 60]);
  });

  test("replace each other: a new price offers the length again, a refusal takes the price", () => {
    const declined = { ...NONE, fee_40: 3600, lengths_not_offered: [20, 60] };
    expect(changedFees(declined, { fee_20: 1900 })).toMatchObject({
      fee_20: 1900,
      lengths_not_offered: [60],
      base_fee_usd: 1900,
    });
    expect(changedFees(declined, { lengths_not_offered: [20, 40] })).toMatchObject({
      fee_40: null,
      lengths_not_offered: [20, 40],
      base_fee_usd: null,
    });
    expect(changedFees(declined, {})).toEqual(feeColumns(declined));
  });

  test("leave no length both priced and not offered, and always one starting price", () => {
    fc.assert(
      fc.property(
        fc.record(answers),
        fc.record(answers, { requiredKeys: [] }),
        (standing, change) => {
          const stored = changedFees(standing, change);
          for (const duration of stored.lengths_not_offered) {
            expect(stored[feeField(duration)] ?? 0).toBe(0);
          }
          const start = startingFee(stored);
          expect(stored.base_fee_usd).toBe(start === null ? null : start / 100);
        },
      ),
    );
  });
});
