import { expect, test } from "vitest";
import { cents } from "../money.ts";
import { netFeeLine } from "./net-fee-line.ts";

test("the starting price stands net behind the sign; without any it is on request [PRICE-16]", () => {
  expect(netFeeLine(cents(320_000), 1900)).toBe("Ab €3.200 zzgl. USt");
  expect(netFeeLine(cents(1_200_000), 1900)).toBe("Ab €12.000 zzgl. USt");
  expect(netFeeLine(null, 1900)).toBe("Preis auf Anfrage");
});
