import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import {
  applicationProgress,
  EMPTY_DRAFT,
  expectedAnswerDay,
  stepOf,
} from "./application-progress.ts";

test("the meter counts what is there; a bio has to be one", () => {
  expect(applicationProgress(EMPTY_DRAFT)).toBe(0);
  expect(applicationProgress({ ...EMPTY_DRAFT, name: "Ada", categories: ["business"] })).toBe(20);
  expect(applicationProgress({ ...EMPTY_DRAFT, short_bio: "Kurz" })).toBe(0);
  const full = {
    name: "Ada",
    job_title: "Physikerin",
    city: "Jena",
    categories: ["technology"],
    topics: "Licht",
    languages: ["Deutsch"],
    short_bio: "x".repeat(60),
    fee_idea: "4500",
    fee_length: "",
    website: "https://beispiel.example",
    video: "https://beispiel.example/video",
  };
  expect(applicationProgress(full)).toBe(100);
});

test.each([
  ["2026-11-16", "2026-11-23"],
  ["2026-11-20", "2026-11-27"],
  ["2026-11-21", "2026-11-27"],
])("what arrives on %s is answered by %s", (submitted, answered) => {
  expect(expectedAnswerDay(isoDate(submitted))).toBe(answered);
});

test("every field has its step; what has none is asked at the end", () => {
  expect(stepOf("name")).toBe("person");
  expect(stepOf("short_bio")).toBe("topics");
  expect(stepOf("terms_accepted")).toBe("terms");
});
