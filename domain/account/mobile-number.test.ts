import { expect, test } from "vitest";
import { failure, ok } from "../result.ts";
import { mobileNumber } from "./mobile-number.ts";

test("German, Austrian and Swiss numbers are read in their usual spellings", () => {
  expect(mobileNumber("+49 151 12345678")).toEqual(ok("4915112345678"));
  expect(mobileNumber("0043 664/1234567")).toEqual(ok("436641234567"));
  expect(mobileNumber("+41 (79) 123-45-67")).toEqual(ok("41791234567"));
});

test("other countries and other things are refused", () => {
  expect(mobileNumber("+1 202 555 0100")).toEqual(failure("phone_country"));
  for (const value of ["", "0151 12345678", "+49", "abc", null, 4915112345678]) {
    expect(mobileNumber(value)).toEqual(failure("phone_invalid"));
  }
});
