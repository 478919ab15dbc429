import { describe, expect, test } from "vitest";
import { csvText } from "../../list/csv.ts";
import { guessMapping, toRecord } from "./import-fields.ts";
import { planRow } from "./import-plan.ts";
import { readRecord, readWhole } from "./read-record.ts";

describe("columns", () => {
  test("usual headings are recognised, in any spelling", () => {
    expect(guessMapping(["Name", "E-Mail-Adresse", "Honorar (EUR)", "Ort", "Unbekannt"])).toEqual({
      Name: "name",
      "E-Mail-Adresse": "email",
      "Honorar (EUR)": "base_fee_usd",
      Ort: "address_label",
    });
  });

  test("what somebody chose before wins, and no field is taken twice", () => {
    const mapping = guessMapping(["Firma", "Name"], { Firma: "name" });
    expect(mapping).toEqual({ Firma: "name" });
  });

  test("a row becomes a record of the mapped fields alone", () => {
    expect(toRecord({ A: "Anna", B: "x" }, { A: "name" })).toEqual({ name: "Anna" });
  });
});

describe("values", () => {
  test("text becomes what is stored", () => {
    const read = readRecord({
      name: " Anna Muster ",
      email: "Anna@Test.example",
      categories: "Leadership",
      specialties: "Führung; Wandel, Führung",
      base_fee_usd: "5.000 €",
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        name: "Anna Muster",
        email: "anna@test.example",
        values: { specialties: ["Führung", "Wandel"], fee_40: 5000 },
      },
    });
  });

  test.each([
    [{ name: "" }, "name", "missing"],
    [{ name: "A", email: "keine adresse" }, "email", "not_an_address"],
    [{ name: "A", slug: "Groß Klein" }, "slug", "bad_slug"],
    [{ name: "A", slug: "signup" }, "slug", "reserved_slug"],
    [{ name: "A", categories: "Zauberei" }, "categories", "unknown_category"],
    [{ name: "A", base_fee_usd: "viel" }, "base_fee_usd", "not_a_number"],
    [{ name: "A", website: "javascript:alert(1)" }, "website", "not_an_address"],
    [{ name: "A\u0000B" }, "name", "bad_text"],
    [{ name: "A", short_bio: "x".repeat(1001) }, "short_bio", "too_long"],
  ])("%j is refused at %s: %s [SEC-42]", (record, field, reason) => {
    expect(readRecord(record)).toEqual({ ok: false, error: { field, reason } });
  });

  test("a formula stays text", () => {
    expect(readRecord({ name: "=cmd|'/c calc'!A1" })).toMatchObject({
      value: { name: "=cmd|'/c calc'!A1" },
    });
  });

  test.each(["+49 40 123456", "-Mut-", "=1+1", "@anna"])(
    "%s comes back as it was from a file that guards it against formulas",
    (text) => {
      const file = csvText([{ label: "Name", text: (name: string) => name }], [text]);
      const guarded = file.split("\r\n")[1] ?? "";
      expect(guarded).toBe(`'${text}`);
      expect(readRecord({ name: guarded })).toMatchObject({ value: { name: text } });
    },
  );

  test("an apostrophe that guards nothing belongs to the name", () => {
    expect(readRecord({ name: "'t Hooft" })).toMatchObject({ value: { name: "'t Hooft" } });
  });

  test.each([
    ["5.000 €", 5000],
    ["5000,00", 5000],
    ["4500", 4500],
    ["1,5", null],
    ["-3", null],
  ])("%s is %s", (text, number) => expect(readWhole(text)).toBe(number));
});

test("a name alone never changes anybody, an address does if the rule says so", () => {
  const speakerId = "s";
  expect(planRow(undefined, "skip")).toEqual({ result: "new" });
  expect(planRow({ by: "name", speakerId }, "overwrite")).toMatchObject({ reason: "same_name" });
  expect(planRow({ by: "email", speakerId }, "skip")).toMatchObject({ reason: "known" });
  expect(planRow({ by: "slug", speakerId }, "fill")).toEqual({ result: "update", speakerId });
});
