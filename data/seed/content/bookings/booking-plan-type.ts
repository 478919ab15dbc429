import type { BookingMode, BookingStatus } from "#domain/booking/status.ts";
import type { CastSlug } from "../../cast.ts";

/** A booking before it has a calendar: all days count from today. */
export type BookingPlan = {
  key: string;
  speaker: CastSlug;
  customer: string;
  mode: BookingMode;
  status: BookingStatus;
  /** Days from today; moved on where no events take place: weekends, public holidays. */
  day: number;
  /** Days before today on which the booking was made. */
  madeDaysAgo: number;
  time: string;
  /** Minutes of the talk, or the title of a workshop. */
  format: 20 | 40 | 60 | { workshop: string };
  talk?: string;
  qa?: 15 | 30;
  title: string;
  location: string;
  audience: number;
  notes?: string;
  /** What the speaker wrote with an offer. */
  offer?: string;
  /** Why it was declined or cancelled. */
  reason?: string;
};
