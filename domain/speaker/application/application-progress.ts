import { addDays, type IsoDate, weekday } from "#domain/time/iso-date.ts";
import { APPLICATION_LIMITS, type SpeakerApplication } from "./application.ts";

/** What has been filled in so far, as the form holds it; nothing of it has to be valid yet. */
export type ApplicationDraft = {
  readonly [Field in keyof SpeakerApplication]: SpeakerApplication[Field] extends readonly string[]
    ? readonly string[]
    : string;
};

export const EMPTY_DRAFT: ApplicationDraft = {
  name: "",
  job_title: "",
  city: "",
  categories: [],
  topics: "",
  languages: [],
  short_bio: "",
  fee_idea: "",
  fee_length: "",
  website: "",
  video: "",
};

/** The steps of the form with what belongs to each. */
export const APPLICATION_STEPS = {
  person: ["name", "job_title", "city"],
  topics: ["categories", "topics", "languages", "short_bio"],
  stage: ["fee_idea", "fee_length", "website", "video"],
  terms: [],
} as const satisfies Record<string, readonly (keyof ApplicationDraft)[]>;
export type ApplicationStep = keyof typeof APPLICATION_STEPS;
export const STEP_NAMES = Object.keys(APPLICATION_STEPS) as readonly ApplicationStep[];

/** In which step a field stands; what belongs to none is asked at the end. */
export function stepOf(field: string): ApplicationStep {
  const fieldsOf = (step: ApplicationStep): readonly string[] => APPLICATION_STEPS[step];
  return STEP_NAMES.find((step) => fieldsOf(step).includes(field)) ?? "terms";
}

/** How much of the whole is there, in percent: reviewers decide faster on a full picture. */
export function applicationProgress(draft: ApplicationDraft): number {
  // The length belongs to the fee and is not an answer of its own.
  const { fee_length: _length, ...counted } = EMPTY_DRAFT;
  const fields = Object.keys(counted) as (keyof ApplicationDraft)[];
  const done = fields.filter((field) => isFilled(field, draft));
  return Math.round((done.length / fields.length) * 100);
}

function isFilled(field: keyof ApplicationDraft, draft: ApplicationDraft): boolean {
  const value = draft[field];
  if (typeof value !== "string") return value.length > 0;
  return value.trim().length >= (field === "short_bio" ? APPLICATION_LIMITS.bioAtLeast : 1);
}

/** Five working days, as the page promises. */
const WORKING_DAYS = 5;
const SATURDAY = 6;

export function expectedAnswerDay(submitted: IsoDate): IsoDate {
  let day = submitted;
  for (let left = WORKING_DAYS; left > 0; ) {
    day = addDays(day, 1);
    if (weekday(day) < SATURDAY) left -= 1;
  }
  return day;
}
