import { expect, test } from "vitest";
import { keynoteFeeLine, netFeeLine } from "./net-fee-line.ts";

test("a talk costs at least the lower end of the range, without one 2.500 euros [PRICE-16]", () => {
  expect(netFeeLine(3200)).toBe("Ab €3.200 zzgl. USt");
  expect(netFeeLine(null)).toBe("Ab €2.500 zzgl. USt");
  expect(netFeeLine(0)).toBe("Ab €2.500 zzgl. USt");
});

test("phones show the keynote fee, else the range, else the default [PROFM-13]", () => {
  expect(keynoteFeeLine({ keynote_fee: 4500, fee_range_min: 2500 })).toBe("Ab €4.500 zzgl. USt");
  expect(keynoteFeeLine({ keynote_fee: null, fee_range_min: 12000 })).toBe("Ab €12.000 zzgl. USt");
  expect(keynoteFeeLine({ keynote_fee: null, fee_range_min: null })).toBe("Ab €2.500 zzgl. USt");
});
