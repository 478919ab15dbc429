import { describe, expect, test } from "vitest";
import type { ComparedColumn, PublicSpeaker } from "../compared-column.ts";
import { doFactsDiffer } from "./compared-facts.ts";
import { comparisonRows } from "./comparison-rows.ts";

const SPEAKER: PublicSpeaker = {
  id: "1",
  slug: "anna-muster",
  name: "Anna Muster",
  title: null,
  bio: null,
  detailed_bio: "Erste Zeile.",
  short_bio: null,
  job_title: "Ökonomin",
  average_rating: 4.5,
  total_bookings: null,
  successful_events_count: 21,
  years_experience: 12,
  specialties: ["Wandel"],
  presentation_style: "Sachlich",
  categories: ["finance"],
  languages_spoken: ["Deutsch", "Englisch"],
  profile_image_url: null,
  address_label: "Köln",
  base_fee_usd: 4000,
  travel_fee_usd: 60,
  fee_20: 2500,
  fee_40: null,
  fee_60: 0,
  lengths_not_offered: [],
  fee_workshop_half_day: 300_000,
  fee_workshop_full_day: null,
  offers_qa: true,
  fee_qa_15min_cents: 30_000,
  fee_qa_30min_cents: null,
  reviews: 9,
  allows_direct_booking: true,
  availability_status: null,
  talks: [{ title: "Geld und Mut" }],
  workshops: [],
  testimonial_count: 0,
};

const VAT = { standard: 1900, rules: null };

const column = (change: Partial<PublicSpeaker> = {}, day: ComparedColumn["day"] = null) => ({
  slug: change.slug ?? SPEAKER.slug,
  speaker: { ...SPEAKER, ...change },
  day,
});

function rowsOf(columns: ComparedColumn[], hasDate = false) {
  const rows = comparisonRows(columns, hasDate, {}, VAT);
  return (key: string) => rows.find((row) => row.key === key);
}

/** Amounts are set with a non-breaking space. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " "));

describe("the rows of a comparison", () => {
  const row = rowsOf([column()]);

  test.each([
    ["price", "ab €2.975 inkl. MwSt."],
    ["base_fee", "4.000 € zzgl. USt"],
    ["fee_20", "2.500 € zzgl. USt"],
    ["workshops", ["Halbtages-Workshop (4 Std.): 3.000 € zzgl. USt"]],
    ["qa", ["15 Minuten: 300 € zzgl. USt"]],
    ["formats", ["Impulsvortrag", "Workshop", "Fragerunde"]],
    ["talks", ["„Geld und Mut“"]],
    ["languages", ["Deutsch", "Englisch"]],
    ["rating", "4,50 von 5 (9 Bewertungen)"],
    ["experience", ["12 Jahre", "21 Veranstaltungen"]],
    ["style", "Sachlich"],
    ["travel", ["Anreise aus Köln", "ca. 60 € Reisekosten"]],
    ["categories", ["Finanzen"]],
    ["topics", ["Wandel"]],
    ["bio", "Erste Zeile."],
    ["day", "Termin wählen"],
  ])("%s reads %j", (key, expected) => {
    expect(plain(row(key)?.facts)).toEqual([expected]);
  });

  test("no amount is in dollars, whatever its column is called [ENT-13]", () => {
    expect(plain(row("base_fee")?.facts)).toEqual(["4.000 € zzgl. USt"]);
    expect(plain(row("travel")?.facts)).toEqual([["Anreise aus Köln", "ca. 60 € Reisekosten"]]);
    expect(JSON.stringify(comparisonRows([column()], false, {}, VAT))).not.toContain("$");
  });

  test("a fee that is not set is asked for, never invented", () => {
    expect(row("fee_40")?.facts).toEqual(["Auf Anfrage"]);
    expect(row("fee_60")?.facts).toEqual(["Auf Anfrage"]);
  });

  test("the event costs what the keynote costs, or is asked for like it", () => {
    const event = { place: "Köln" };
    const rows = comparisonRows([column(), column({ fee_40: 3000 })], false, event, VAT);
    expect(plain(rows.find(({ key }) => key === "total")?.facts)).toEqual([
      "Auf Anfrage",
      "3.570 € inkl. MwSt. (Keynote), Anreise unbekannt",
    ]);
  });

  test("a length that is not offered has no price and cannot be asked for", () => {
    const declined = column({ lengths_not_offered: [40, 60] });
    const rows = comparisonRows([declined], false, { place: "Köln" }, VAT);
    const factsOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.facts;
    expect(factsOf("fee_40")).toEqual(["Nicht im Angebot"]);
    expect(factsOf("total")).toEqual(["Keine Keynote im Angebot"]);
  });

  test("what a speaker does not offer or say is named as such", () => {
    const bare = rowsOf([
      column({
        offers_qa: false,
        fee_workshop_half_day: null,
        presentation_style: null,
        talks: [],
        average_rating: 0,
        travel_fee_usd: 0,
        address_label: null,
      }),
    ]);
    expect(bare("qa")?.facts).toEqual(["Nicht im Angebot"]);
    expect(bare("workshops")?.facts).toEqual(["Nicht im Angebot"]);
    expect(bare("style")?.facts).toEqual(["Keine Angabe"]);
    expect(bare("talks")?.facts).toEqual(["Keine Angabe"]);
    expect(bare("rating")?.facts).toEqual(["Noch keine Bewertung"]);
    expect(bare("travel")?.facts).toEqual(["zzgl. Reisekosten"]);
  });

  test("with a day every column says whether it is free", () => {
    const dated = rowsOf([column({}, "available"), column({}, "booked"), column({})], true);
    expect(dated("day")?.facts).toEqual(["Direkt buchbar", "Bereits gebucht", "Nicht bekannt"]);
  });

  test("a free day is only bookable where the speaker lets themselves be booked", () => {
    const dated = rowsOf(
      [
        column({ availability_status: "unavailable" }, "available"),
        column({ allows_direct_booking: false }, "available"),
        column({ fee_20: null }, "available"),
        column({ allows_direct_booking: false }, "booked"),
      ],
      true,
    );
    expect(dated("day")?.facts).toEqual([
      "Nicht verfügbar",
      "Auf Anfrage",
      "Auf Anfrage",
      "Bereits gebucht",
    ]);
  });

  test("the usual answer time is real or missing, never invented", () => {
    const columns = [{ ...column(), answerHours: 6 }, { ...column(), answerHours: 1 }, column()];
    expect(rowsOf(columns)("answer")?.facts).toEqual([
      "meist innerhalb von 6 Stunden",
      "meist innerhalb einer Stunde",
      "Noch keine Angabe",
    ]);
  });

  test("only what differs is marked", () => {
    const two = rowsOf([column(), column({ slug: "b", years_experience: 3 })]);
    expect(two("experience")?.differs).toBe(true);
    expect(two("languages")?.differs).toBe(false);
    expect(two("bio")?.differs).toBe(false);
  });

  test("entries that all have are told apart from those of one", () => {
    const two = rowsOf([
      column(),
      column({ slug: "b", languages_spoken: ["Deutsch", "Polnisch"] }),
    ]);
    expect(two("languages")?.common).toEqual(["Deutsch"]);
  });

  test("the same things in another order do not differ", () => {
    expect(
      doFactsDiffer([
        ["a", "b"],
        ["b", "a"],
      ]),
    ).toBe(false);
    expect(doFactsDiffer([["a", "b"], ["a"]])).toBe(true);
    expect(doFactsDiffer(["a"])).toBe(false);
  });
});
