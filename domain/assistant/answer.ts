import type { IsoDate } from "#domain/time/iso-date.ts";
import type { DayStatus } from "../availability/day-status.ts";
import type { SpeakerCardData } from "../speaker/card.ts";

/**
 * `found`: everything was met · `relaxed`: near ones, with what was given up · `nothing`: no speaker at all ·
 * `asked`: too little is known · `explained`: a question about the assistant · `handed_over`: to a person.
 */
export const ANSWER_OUTCOMES = [
  "found",
  "relaxed",
  "nothing",
  "asked",
  "explained",
  "handed_over",
] as const;
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];

/** Most suggestions one answer shows. */
export const MAX_SUGGESTED = 3;

/** One speaker of an answer; everything in it was read from the database for this answer. */
export type Suggested = {
  readonly speaker_id: string;
  readonly card: SpeakerCardData;
  /** Why this one, in one line. */
  readonly reason: string;
  /** The sentence of the profile that fits. */
  readonly sentence: string | null;
  /** What it costs for the event, in words; null when no price can be told. */
  readonly price: string | null;
  readonly day: IsoDate | null;
  readonly day_status: DayStatus | null;
};

type OfferedDay = { readonly day: string | null; readonly day_status: DayStatus | null };

/** The day an inquiry may begin with: one the speaker is not taken on. */
export function askableDay({ day, day_status }: OfferedDay): string | null {
  return day_status === "available" || day_status === "on_request" ? day : null;
}
