import { videoId } from "#domain/media/video-id.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import { isWebAddress, APPLICATION_LIMITS as LIMITS } from "./application.ts";
import {
  APPLICATION_STEPS,
  type ApplicationDraft,
  type ApplicationStep,
} from "./application-progress.ts";

/** What is wrong with a field, in the words that the form and the API share. */
export const APPLICATION_FAULTS = {
  name: "Bitte geben Sie Ihren Namen ein.",
  job_title: "Bitte geben Sie Ihren Beruf oder Ihre Rolle an.",
  city: "Bitte geben Sie Ihren Wohnort an.",
  categories: "Bitte wählen Sie ein bis vier Themenfelder.",
  languages: "Bitte wählen Sie mindestens eine Sprache.",
  short_bio: "Bitte stellen Sie sich mit 60 bis 1.000 Zeichen vor.",
  fee_idea: "Bitte geben Sie einen Betrag in ganzen Euro an, höchstens 100.000.",
  fee_length: "Bitte wählen Sie, für welche Länge das Honorar gilt.",
  video:
    "Bitte geben Sie den Link zu einem Video bei YouTube an. Andere Anbieter zeigen wir nicht.",
  link: FORM_MESSAGES.link,
} as const;

/** While the owner takes no applications. */
export const APPLICATIONS_CLOSED = "Zurzeit nehmen wir keine neuen Bewerbungen an.";

type Field = keyof ApplicationDraft;

/** What one step of the form still lacks, in the order of its fields. */
export function stepFaults(step: ApplicationStep, draft: ApplicationDraft): [Field, string][] {
  const fields: readonly Field[] = APPLICATION_STEPS[step];
  return fields.flatMap((field): [Field, string][] => {
    const fault = CHECKS[field]?.(draft);
    return fault === undefined ? [] : [[field, fault]];
  });
}

const filled = (field: "name" | "job_title" | "city") => (draft: ApplicationDraft) =>
  draft[field].trim() === "" ? APPLICATION_FAULTS[field] : undefined;

const link = (field: "website" | "video") => (draft: ApplicationDraft) => {
  const text = draft[field].trim();
  return text === "" || isWebAddress(text) ? undefined : APPLICATION_FAULTS.link;
};

const CHECKS: Partial<Record<Field, (draft: ApplicationDraft) => string | undefined>> = {
  name: filled("name"),
  job_title: filled("job_title"),
  city: filled("city"),
  categories: ({ categories }) =>
    categories.length >= 1 && categories.length <= LIMITS.categories
      ? undefined
      : APPLICATION_FAULTS.categories,
  languages: ({ languages }) => (languages.length >= 1 ? undefined : APPLICATION_FAULTS.languages),
  short_bio: ({ short_bio }) => {
    const { length } = short_bio.trim();
    const isFit = length >= LIMITS.bioAtLeast && length <= LIMITS.bio;
    return isFit ? undefined : APPLICATION_FAULTS.short_bio;
  },
  fee_idea: ({ fee_idea }) =>
    readFee(fee_idea) === undefined ? APPLICATION_FAULTS.fee_idea : undefined,
  website: link("website"),
  video: (draft) => {
    const fault = link("video")(draft);
    const text = draft.video.trim();
    return fault ?? (text === "" || videoId(text) !== null ? undefined : APPLICATION_FAULTS.video);
  },
};

/** „5.000 €“ is 5000; null for an empty field, undefined for anything that is no amount. */
export function readFee(entry: string): number | null | undefined {
  const digits = entry.replace(/[\s.€]/g, "");
  if (digits === "") return null;
  if (!/^\d{1,6}$/.test(digits)) return undefined;
  const fee = Number(digits);
  return fee <= LIMITS.fee ? fee : undefined;
}
