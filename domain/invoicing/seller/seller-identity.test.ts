import { expect, test } from "vitest";
import type { StatedSeller } from "#domain/invoicing/books/yearly-report.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testOrganisation, testPerson } from "#tests/support/billing/sellers.ts";
import { identityFaults, neededIdentity, unionResidences } from "./seller-identity.ts";

const TODAY = isoDate("2026-11-18");
const faults = (changes: Partial<StatedSeller>, of: StatedSeller = testPerson) =>
  identityFaults({ ...of, ...changes }, TODAY);

test("who states everything is told nothing", () => {
  expect(faults({})).toEqual({});
  expect(faults({}, testOrganisation)).toEqual({});
  expect(faults({ register_number: null, iban: null, vat_id: null }, testOrganisation)).toEqual({});
});

test("what was stated before the question lacks the kind of party", () => {
  expect(faults({ party_kind: null, tin: null })).toEqual({ party_kind: "missing" });
});

test("a person has two names and a plausible day of birth", () => {
  expect(faults({ first_name: null, last_name: null, birth_date: null })).toEqual({
    first_name: "missing",
    last_name: "missing",
    birth_date: "missing",
  });
  const born = (day: string) => faults({ birth_date: isoDate(day) });
  for (const day of ["2026-11-19", "2012-11-19", "1906-11-18"]) {
    expect(born(day), day).toEqual({ birth_date: "wrong" });
  }
  for (const day of ["2012-11-18", "1906-11-19"]) expect(born(day), day).toEqual({});
});

test("a number belongs to the country that gave it out", () => {
  expect(faults({ tin: "123" })).toEqual({ tin: "wrong" });
  expect(faults({ tin_country: "Österreich" })).toEqual({ tin: "wrong" });
  expect(faults({ tin: "123456789", tin_country: "Österreich" })).toEqual({});
  expect(faults({ tin_country: null })).toEqual({ tin_country: "missing" });
  // The number of a person is no organisation's and the other way round.
  expect(faults({ tin: "1234567890" })).toEqual({ tin: "wrong" });
});

test("a person without a number names the place of birth; an organisation has a number", () => {
  expect(faults({ tin: null })).toEqual({ tin: "missing" });
  const born = { tin: null, birth_city: "Graz", birth_country: "AT" };
  expect(faults(born)).toEqual({});
  expect(faults({ ...born, birth_city: null })).toEqual({ birth_city: "missing" });
  expect(faults({ ...born, birth_country: null })).toEqual({ birth_country: "missing" });
  expect(faults({ ...born, birth_country: "XX" })).toEqual({ birth_country: "wrong" });
  expect(faults(born, testOrganisation)).toEqual({ tin: "missing" });
});

test("who is at home outside the union needs neither number nor day of birth", () => {
  const abroad = { country: "Schweiz", tin: null, birth_date: null } as const;
  expect(faults(abroad)).toEqual({});
  expect(faults({ ...abroad, tin: "1" })).toEqual({ tin: "wrong", birth_date: "missing" });
});

test("an account has a right number and a holder", () => {
  expect(faults({ iban: "de02 1203 0000 0000 2020 51" })).toEqual({});
  expect(faults({ iban: "DE03120300000000202051" })).toEqual({ iban: "wrong" });
  expect(faults({ account_holder: "Kim Muster" })).toEqual({ iban: "missing" });
});

test("a speaker is resident by the address and by the number", () => {
  expect(unionResidences(testPerson)).toEqual(["DE"]);
  expect(unionResidences({ ...testPerson, country: "Österreich" })).toEqual(["DE", "AT"]);
  expect(unionResidences({ ...testPerson, country: "Schweiz" })).toEqual(["DE"]);
  expect(unionResidences({ ...testPerson, country: "Schweiz", tin: null })).toEqual([]);
});

test("nothing is kept that the kind of party does not need", () => {
  const all = { ...testPerson, birth_city: "Graz", birth_country: "AT", register_number: "HRB 1" };
  expect(neededIdentity({ ...all, tin: "86 095 742 719" })).toMatchObject({
    tin: "86095742719",
    birth_city: null,
    birth_country: null,
    register_number: null,
  });
  expect(neededIdentity({ ...all, tin: null })).toMatchObject({
    birth_city: "Graz",
    tin_country: null,
  });
  expect(neededIdentity({ ...all, party_kind: "organisation" })).toMatchObject({
    first_name: null,
    last_name: null,
    birth_date: null,
    birth_city: null,
    register_number: "HRB 1",
  });
});
