import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { describesEvent } from "../constraints.ts";
import { readBrief } from "./read-brief.ts";
import { readIntent } from "./read-reply.ts";

const read = (text: string) => readBrief(text, isoDate("2026-11-17")).constraints;
const intent = (text: string) => readIntent(text, describesEvent(read(text)));

test("a brief that names a person to call is still a brief", () => {
  const pasted = [
    "Thema: Künstliche Intelligenz",
    "Termin: 12.03.2027",
    "Ort: Hamburg",
    "Budget: 6.000 €",
    "Ansprechpartnerin: Frau Petra Schmidt",
  ].join("\n");
  expect(intent(pasted)).toBe("search");
  expect(read(pasted)).toMatchObject({ gender: null, categories: ["technology"] });
  expect(intent("Seminar zum Thema Beschwerdemanagement")).toBe("search");
  expect(readIntent("Beschwerdemanagement", false)).toBe("search");
});

test("a customer who wants a person gets one, also with a day for the call", () => {
  for (const text of [
    "Ich möchte mit einem Mitarbeiter sprechen",
    "Kann ich mit Ihrem Team telefonieren?",
    "Bitte morgen um einen Rückruf",
    "Ich habe eine Beschwerde",
    "Wer ist mein Ansprechpartner?",
  ]) {
    expect(intent(text), text).toBe("person");
  }
});

test("a person's title says nothing about who is wanted on stage", () => {
  expect(read("Kontakt: Frau Weber, Thema Führung").gender).toBeNull();
  expect(read("Sehr geehrte Frau Dr. Klein, wir suchen einen Vortrag").gender).toBeNull();
  for (const text of ["Am liebsten eine Frau", "Frau\nThema Führung", "Eine Rednerin bitte"]) {
    expect(read(text).gender, text).toBe("female");
  }
});
