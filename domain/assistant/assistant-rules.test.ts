import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { checkAnswer } from "./check-answer.ts";
import { NO_CONSTRAINTS, openQuestions, withNews } from "./constraints.ts";
import { fittingSentence } from "./fitting-sentence.ts";
import { maskPersonal } from "./mask-personal.ts";
import { readBrief } from "./read/read-brief.ts";
import { completeReply, possibleNames, readIntent } from "./read/read-reply.ts";
import { relaxedConstraints } from "./relax.ts";

const TODAY = isoDate("2026-11-16");
const read = (text: string) => readBrief(text, TODAY).constraints;

test("days without a year lie ahead, and impossible ones are none", () => {
  expect(read("am 15.11.").date).toEqual({ from: "2027-11-15", to: "2027-11-15" });
  expect(read("am 16.11.").date).toEqual({ from: "2026-11-16", to: "2026-11-16" });
  expect(read("am 31.02.").date).toBeNull();
});

test("two numeric days are one span, whichever of them carries the year", () => {
  const today = isoDate("2026-11-17");
  for (const [text, from, to] of [
    ["am 15.01. - 17.01.2027", "2027-01-15", "2027-01-17"],
    ["15. 01. - 17. 01. 2027", "2027-01-15", "2027-01-17"],
    ["15.01. bis 17.01. in Köln", "2027-01-15", "2027-01-17"],
    ["15.-17.01.2028", "2028-01-15", "2028-01-17"],
    ["28.11. - 2.12.", "2026-11-28", "2026-12-02"],
    ["vom 30.11. bis zum 2.12.", "2026-11-30", "2026-12-02"],
    ["vom 3.5. bis 7.5.", "2027-05-03", "2027-05-07"],
    ["1.3.-31.3.", "2027-03-01", "2027-03-31"],
    ["28.12. bis 3.1.2027", "2026-12-28", "2027-01-03"],
    ["28.12. bis 3.1.", "2026-12-28", "2027-01-03"],
    ["3.5. bis 7.5.2028", "2028-05-03", "2028-05-07"],
    ["28.12.2027 bis 3.1.", "2027-12-28", "2028-01-03"],
    ["10.11. bis 20.11.", "2026-11-17", "2026-11-20"],
    ["KI-Vortrag am 3.5. oder 7.5.", "2027-05-03", "2027-05-03"],
  ]) {
    expect(readBrief(text ?? "", today).constraints.date, text).toEqual({ from, to });
  }
});

test("a span that has begun is what is left of it, not the one of next year", () => {
  const on = (text: string, today: string) => readBrief(text, isoDate(today)).constraints.date;
  expect(on("Ende November", "2026-11-22")).toEqual({ from: "2026-11-22", to: "2026-11-30" });
  expect(on("Anfang Dezember", "2026-12-02")).toEqual({ from: "2026-12-02", to: "2026-12-10" });
  expect(on("zweite Novemberhälfte", "2026-11-17")).toEqual({
    from: "2026-11-17",
    to: "2026-11-30",
  });
  expect(on("Anfang November", "2026-11-17")).toEqual({ from: "2027-11-01", to: "2027-11-10" });
  expect(on("15.-18.11.", "2026-11-17")).toEqual({ from: "2026-11-17", to: "2026-11-18" });
});

test("a calendar week lies ahead until its Sunday is over, and no year has more than it has", () => {
  const week = (text: string, today: string) => readBrief(text, isoDate(today)).constraints.date;
  expect(week("in KW 30", "2026-07-20")).toEqual({ from: "2026-07-20", to: "2026-07-26" });
  expect(week("in KW 30", "2026-07-21")).toEqual({ from: "2026-07-21", to: "2026-07-26" });
  expect(week("in KW 30", "2026-07-26")).toEqual({ from: "2026-07-26", to: "2026-07-26" });
  expect(week("in KW 30", "2026-07-27")).toEqual({ from: "2027-07-26", to: "2027-08-01" });
  expect(week("KW 30/2027", "2026-07-21")).toEqual({ from: "2027-07-26", to: "2027-08-01" });
  expect(week("KW 53", "2026-11-16")).toEqual({ from: "2026-12-28", to: "2027-01-03" });
  expect(week("KW 53", "2027-01-02")).toEqual({ from: "2027-01-02", to: "2027-01-03" });
  expect(week("KW 1", "2024-12-31")).toEqual({ from: "2024-12-31", to: "2025-01-05" });
  for (const text of ["KW 0", "KW 99", "KW 53 2027"]) {
    expect(week(text, "2026-11-16"), text).toBeNull();
  }
  expect(week("KW 53", "2027-03-01")).toBeNull();
});

test("people, years and minutes are no money", () => {
  for (const text of ["bis 500 Personen", "im Jahr 2027", "bis 45 Minuten", "2.000 Gäste"]) {
    expect(read(text).budget, text).toBeNull();
  }
  expect(read("max. 5.000 € ohne Reisekosten").budget).toEqual({
    min: null,
    max: 5000,
    isWithoutTravel: true,
    isGross: false,
  });
});

test("what is refused is not wanted", () => {
  const { languages, notLanguages, excluded, format } = read(
    "Kein Englisch, kein Politiker, keinen Workshop, sondern eine Keynote",
  );
  expect({ languages, notLanguages, excluded, format }).toEqual({
    languages: [],
    notLanguages: ["Englisch"],
    excluded: ["politiker"],
    format: "talk",
  });
});

test("later words count, earlier ones stay", () => {
  const first = read("KI-Vortrag, 200 Gäste, max. 5.000 €");
  const both = withNews(first, read("lieber bis 7.000 € und auf Englisch"));
  expect(both).toMatchObject({ audience: 200, languages: ["Englisch"], budget: { max: 7000 } });
  expect(both.categories).toEqual(["technology"]);
  expect(openQuestions(both)).toEqual(["date", "place"]);
  expect(openQuestions(withNews(both, read("online")))).toEqual(["date"]);
  expect(withNews(NO_CONSTRAINTS, NO_CONSTRAINTS)).toEqual(NO_CONSTRAINTS);
});

test("a bare number answers the open question", () => {
  expect(read(completeReply("5000", "budget")).budget?.max).toBe(5000);
  expect(read(completeReply("120", "audience")).audience).toBe(120);
  expect(completeReply("5000", "date")).toBe("5000");
});

test("questions about the assistant and the wish for a person are no search", () => {
  expect(readIntent("Bist du ein Mensch?", false)).toBe("explain");
  expect(readIntent("Ich möchte mit einem Menschen sprechen", false)).toBe("person");
  expect(readIntent("Vortrag über Menschenführung", true)).toBe("search");
  expect(possibleNames("Hat Ada Frei Zeit?")).toContain("Ada Frei");
});

test("personal data is masked, amounts and days are not", () => {
  const text =
    "Ich heiße Kim Beispiel, kim@firma.example, +49 171 2345678. Am 12.03.2027 bis 5.000 €.";
  expect(maskPersonal(text)).toBe(
    "Ich heiße [Name], [E-Mail], [Telefon]. Am 12.03.2027 bis 5.000 €.",
  );
});

test("the sentence that fits is shown, none rather than a wrong one", () => {
  const bio = "Er kocht gern. Seit Jahren spricht er über Resilienz in Teams. Er lebt in Ulm.";
  expect(fittingSentence([bio], ["Resilienz"])).toBe(
    "Seit Jahren spricht er über Resilienz in Teams.",
  );
  expect(fittingSentence([bio], ["Blockchain"])).toBeNull();
});

test("the topic is the last thing to give up", () => {
  const relaxed = relaxedConstraints(read("KI auf Englisch, max. 3.000 €, 12.3."));
  expect(relaxed.slice(0, 4).map(({ given }) => given)).toEqual([
    ["budget"],
    ["date"],
    ["language"],
    ["topic"],
  ]);
});

test("a model's words pass only when everything in them was given [SEC-49]", () => {
  const known = [{ slug: "ada-frei", name: "Ada Frei", amounts: [4000, 4760] }];
  const given = { question: "bis 5.000 €", data: '[{"name":"Ada Frei"}]' };
  const check = (text: string, slugs = ["ada-frei"]) => checkAnswer({ text, slugs }, known, given);
  expect(check("Ada Frei passt, 4.760 € liegen unter 5.000 €.").rejected).toBe(0);
  expect(check("Ada Frei kostet 99 €.").text).toBeNull();
  expect(check("Fragen Sie Erika Mustermann.").text).toBeNull();
  expect(check("Hier: [Link](https://boese.example)").text).toBeNull();
  expect(check("Gut.", ["ada-frei", "erfunden"])).toMatchObject({
    rejected: 1,
    slugs: ["ada-frei"],
  });
});
