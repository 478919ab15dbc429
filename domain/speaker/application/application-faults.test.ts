import { expect, test } from "vitest";
import { APPLICATION_FAULTS, stepFaults } from "./application-faults.ts";
import { type ApplicationDraft, EMPTY_DRAFT } from "./application-progress.ts";

const FULL: ApplicationDraft = {
  ...EMPTY_DRAFT,
  name: "Ada Beispiel",
  job_title: "Ingenieurin",
  city: "Ulm",
  categories: ["Innovation"],
  languages: ["Deutsch"],
  short_bio: "Sie baut seit zwanzig Jahren Brücken und erzählt davon, was sie trägt.",
};

test("an empty step names every field it needs, in the order of the form", () => {
  expect(stepFaults("person", EMPTY_DRAFT).map(([field]) => field)).toEqual([
    "name",
    "job_title",
    "city",
  ]);
  expect(stepFaults("topics", EMPTY_DRAFT).map(([field]) => field)).toEqual([
    "categories",
    "languages",
    "short_bio",
  ]);
  expect(stepFaults("stage", EMPTY_DRAFT)).toEqual([]);
});

test("a full step has no fault, spaces fill nothing", () => {
  expect(stepFaults("person", FULL)).toEqual([]);
  expect(stepFaults("topics", FULL)).toEqual([]);
  expect(stepFaults("person", { ...FULL, city: "  " })).toEqual([
    ["city", APPLICATION_FAULTS.city],
  ]);
});

test("what may be empty must be right if it is not", () => {
  const wrong = { ...FULL, fee_idea: "viel", website: "beispiel", video: "https://a.example/v" };
  expect(stepFaults("stage", wrong)).toEqual([
    ["fee_idea", APPLICATION_FAULTS.fee_idea],
    ["website", APPLICATION_FAULTS.link],
    ["video", APPLICATION_FAULTS.video],
  ]);
  expect(stepFaults("stage", { ...FULL, video: "https://youtu.be/dQw4w9WgXcQ" })).toEqual([]);
});
