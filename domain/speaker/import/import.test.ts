import { describe, expect, test } from "vitest";
import { csvText } from "../../list/csv.ts";
import {
  bringsPicture,
  guessMapping,
  IMPORT_FIELDS,
  needsLength,
  toRecord,
} from "./import-fields.ts";
import { planRow } from "./import-plan.ts";
import { readRecord, readWhole } from "./read-record.ts";

describe("columns", () => {
  test("usual headings are recognised, in any spelling", () => {
    expect(guessMapping(["Name", "E-Mail-Adresse", "Honorar 40 Min.", "Ort", "Unbekannt"])).toEqual(
      {
        Name: "name",
        "E-Mail-Adresse": "email",
        "Honorar 40 Min.": "fee_40",
        Ort: "address_label",
      },
    );
  });

  test.each([
    ["Honorar 20 Minuten", "fee_20"],
    ["fee_60", "fee_60"],
    ["Halbtages-Workshop", "fee_workshop_half_day"],
    ["Full-day workshop", "fee_workshop_full_day"],
    ["Q&A 15", "fee_qa_15min_cents"],
    ["Honorar Fragerunde 30 Minuten", "fee_qa_30min_cents"],
    ["Vortrag 1", "talk_1_title"],
    ["Talk 2 description", "talk_2_description"],
    ["Vortrag 3 Dauer", "talk_3_durations"],
    ["Video URLs", "videos"],
    ["Testimonial 1", "reference_1_text"],
    ["Referenz 2 Firma", "reference_2_company"],
    ["Languages", "languages_spoken"],
    ["Old URLs", "old_addresses"],
  ])("„%s“ is %s, in German and in English", (heading, field) => {
    expect(guessMapping([heading])).toEqual({ [heading]: field });
  });

  test("every column of the template is recognised by its own heading", () => {
    const labels = IMPORT_FIELDS.map(({ label }) => label);
    expect(Object.values(guessMapping(labels))).toEqual(IMPORT_FIELDS.map(({ name }) => name));
  });

  test("a fee that names no length is not guessed, and a picture is not fetched", () => {
    expect(guessMapping(["Honorar", "Fee"])).toEqual({});
    expect(["Honorar", "Honorar (EUR)", "Fee", "Honorar 20"].map(needsLength)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(["Profilbild", "Photo URL", "Bildung"].map(bringsPicture)).toEqual([true, true, false]);
    const chosen = guessMapping(["Honorar", "Gage"], { Honorar: "fee_60", Gage: "ignored" });
    expect(chosen).toEqual({ Honorar: "fee_60", Gage: "ignored" });
    expect(toRecord({ Honorar: "5000", Gage: "1" }, chosen)).toEqual({ fee_60: "5000" });
  });

  test("a column that a browser remembers from long ago is forgotten", () => {
    const old = { Honorar: "base_fee_usd" } as unknown as Parameters<typeof guessMapping>[1];
    expect(guessMapping(["Honorar"], old)).toEqual({});
  });

  test("an earlier choice wins, and no field is taken twice", () => {
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
      fee_40: "5.000 €",
      fee_workshop_half_day: "6.000",
      fee_qa_15min_cents: "300",
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        name: "Anna Muster",
        email: "anna@test.example",
        values: {
          specialties: ["Führung", "Wandel"],
          fee_40: 5000,
          fee_workshop_half_day: 600_000,
          fee_qa_15min_cents: 30_000,
          offers_qa: true,
        },
      },
    });
  });

  test.each([
    [{ name: "" }, "name", "missing"],
    [{ name: "A", email: "keine adresse" }, "email", "not_an_address"],
    [{ name: "A", slug: "Groß Klein" }, "slug", "bad_slug"],
    [{ name: "A", slug: "signup" }, "slug", "reserved_slug"],
    [{ name: "A", categories: "Zauberei" }, "categories", "unknown_category"],
    [{ name: "A", fee_60: "viel" }, "fee_60", "not_a_number"],
    [{ name: "A", talk_1_description: "x" }, "talk_1_title", "missing"],
    [{ name: "A", talk_2_title: "T", talk_2_durations: "lang" }, "talk_2_durations", "bad_lengths"],
    [{ name: "A", videos: "https://a.example/film" }, "videos", "not_a_video"],
    [{ name: "A", reference_1_text: "Gut" }, "reference_1_author", "missing"],
    [
      { name: "A", reference_1_text: "Gut", reference_1_author: "B" },
      "reference_1_rating",
      "bad_stars",
    ],
    [{ name: "A", old_addresses: "/seite.php?id=3" }, "old_addresses", "bad_path"],
    [{ name: "A", website: "javascript:alert(1)" }, "website", "not_an_address"],
    [{ name: "A\u0000B" }, "name", "bad_text"],
    [{ name: "A", short_bio: "x".repeat(1001) }, "short_bio", "too_long"],
  ])("%j is refused at %s: %s [SEC-42]", (record, field, reason) => {
    const read = readRecord(record);
    expect(read.ok ? null : read.error[0]).toEqual({ field, reason });
  });

  test("everything that is wrong with a row is named at once, each field once", () => {
    const read = readRecord({
      name: "x".repeat(201),
      email: "keine adresse",
      slug: "Groß Klein",
      fee_60: "viel",
      bio: "gut\u0000",
      talk_1_description: "ohne Titel",
      reference_2_text: "Gut",
      videos: "https://a.example/film",
    });
    expect(
      read.ok ? null : read.error.map(({ field, reason }) => `${field}:${reason}`).sort(),
    ).toEqual([
      "bio:bad_text",
      "email:not_an_address",
      "fee_60:not_a_number",
      "name:too_long",
      "reference_2_author:missing",
      "reference_2_rating:bad_stars",
      "slug:bad_slug",
      "talk_1_title:missing",
      "videos:not_a_video",
    ]);
  });

  test("talks, videos, references and old addresses become lists", () => {
    const read = readRecord({
      name: "Anna",
      talk_1_title: "Mut",
      talk_1_durations: "60, 20 und 40 Min.",
      talk_3_title: "Wandel",
      talk_3_description: "Über Wandel",
      videos: "Bühne | https://youtu.be/abcdefghijk\nhttps://youtu.be/12345678901",
      reference_1_text: "Groß",
      reference_1_author: "Bo",
      reference_1_rating: "5",
      old_addresses: "https://www.alt.example/Redner/Anna/, anna-alt; /speaker/anna-frueher",
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        lists: {
          talks: [
            { title: "Mut", description: null, available_durations: [20, 40, 60] },
            { title: "Wandel", description: "Über Wandel", available_durations: [] },
          ],
          videos: [
            { title: "Bühne", url: "https://youtu.be/abcdefghijk" },
            { title: "Video von Anna", url: "https://youtu.be/12345678901" },
          ],
          testimonials: [{ author: "Bo", company: null, content: "Groß", rating: 5 }],
          old_slugs: ["anna-alt", "anna-frueher"],
          old_paths: ["/redner/anna"],
        },
      },
    });
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

test("a name alone never changes a profile, an address does if the rule says so", () => {
  const speakerId = "s";
  expect(planRow(undefined, "skip")).toEqual({ result: "new" });
  expect(planRow({ by: "name", speakerId }, "overwrite")).toMatchObject({ reason: "same_name" });
  expect(planRow({ by: "email", speakerId }, "skip")).toMatchObject({ reason: "known" });
  expect(planRow({ by: "slug", speakerId }, "fill")).toEqual({ result: "update", speakerId });
});
