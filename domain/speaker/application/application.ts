import { LEGAL_VERSIONS } from "#domain/content/legal-documents.ts";
import type { CategoryName } from "#domain/speaker/categories/categories.ts";

/** The consent of an application names the version that its form shows. */
export const SPEAKER_TERMS_VERSION = LEGAL_VERSIONS["speaker-agb"].version;

export const APPLICATION_STATUSES = [
  "draft",
  "submitted",
  "in_review",
  "waiting_for_speaker",
  "approved",
  "rejected",
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
type Statuses = readonly ApplicationStatus[];

/** With its author: not sent yet, or sent back with questions. */
export const UNSENT_APPLICATION_STATUSES = [
  "draft",
  "waiting_for_speaker",
] as const satisfies Statuses;

/** With the platform, which is to decide. */
export const WAITING_APPLICATION_STATUSES = ["submitted", "in_review"] as const satisfies Statuses;

export const DECIDED_APPLICATION_STATUSES = ["approved", "rejected"] as const satisfies Statuses;

/** Longest and shortest texts of the form, known to the browser and to the API. */
export const APPLICATION_LIMITS = {
  name: 200,
  jobTitle: 200,
  city: 120,
  topics: 300,
  bioAtLeast: 60,
  bio: 1000,
  link: 300,
  categories: 4,
  fee: 100_000,
  /** As it is typed: „5.000 €“. */
  feeEntry: 20,
} as const;

export const APPLICATION_LANGUAGES = [
  "Deutsch",
  "Englisch",
  "Französisch",
  "Italienisch",
  "Spanisch",
  "Polnisch",
  "Türkisch",
] as const;
export type ApplicationLanguage = (typeof APPLICATION_LANGUAGES)[number];

export type SpeakerApplication = {
  readonly name: string;
  readonly job_title: string;
  readonly city: string;
  readonly categories: readonly CategoryName[];
  readonly topics: string | null;
  readonly languages: readonly ApplicationLanguage[];
  readonly short_bio: string;
  /** Whole euros, net, for the length that is named next. */
  readonly fee_idea: number | null;
  /** Null without a choice, and not there in what was sent before it was asked for. */
  readonly fee_length: FeeLength | null;
  readonly website: string | null;
  readonly video: string | null;
};

/** The lengths a fee can be meant for: one of the formats, or each of them. */
export const FEE_LENGTHS = ["20", "40", "60", "all"] as const;
export type FeeLength = (typeof FEE_LENGTHS)[number];

/** A fee without a length is that of a keynote. */
const KEYNOTE: FeeLength = "40";

export function feeLengthOf({ fee_length }: Partial<SpeakerApplication>): FeeLength {
  return fee_length ?? KEYNOTE;
}

/** A decided application no longer stands in the way of a new one. */
export function isOpenApplication(status: ApplicationStatus): boolean {
  return !DECIDED_APPLICATION_STATUSES.some((decided) => decided === status);
}

export function isWaitingApplication(status: ApplicationStatus): boolean {
  return WAITING_APPLICATION_STATUSES.some((waiting) => waiting === status);
}

/** A rejected one makes room for another; one that waits for the speaker is sent once more. */
export function mayApplyAgain(status: ApplicationStatus): boolean {
  return status === "rejected" || status === "waiting_for_speaker";
}

/** The fields of an application that a reviewer may ask about. */
export const APPLICATION_FIELDS = [
  "name",
  "job_title",
  "city",
  "categories",
  "topics",
  "languages",
  "short_bio",
  "fee_idea",
  "website",
  "video",
] as const satisfies readonly (keyof SpeakerApplication)[];

/** Addresses are shown to reviewers as links, so nothing but the web may stand there. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".");
}
