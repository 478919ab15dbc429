/** What the booking drawer has to know of a speaker; the profile's own data holds all of it. */
export type BookableSpeaker = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly job_title: string | null;
  readonly address_label: string | null;
  /** The picture on the ticket; without it the speaker's monogram stands there. */
  readonly portrait_url?: string | null;
  /** Whole euros, like every fee the specification names (C-95). */
  readonly fee_20: number | null;
  readonly fee_40: number | null;
  readonly fee_60: number | null;
  readonly lengths_not_offered: readonly number[];
  /** Cents. */
  readonly fee_workshop_half_day: number | null;
  readonly fee_workshop_full_day: number | null;
  readonly offers_qa: boolean;
  readonly fee_qa_15min_cents: number | null;
  readonly fee_qa_30min_cents: number | null;
  readonly travel_fee_usd: number | null;
  readonly allows_direct_booking: boolean;
  readonly availability_status: string | null;
  readonly talks: readonly BookableTalk[];
  readonly workshops: readonly BookableWorkshop[];
};

export type BookableTalk = {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly available_durations: readonly number[];
  readonly category: string | null;
};

export type BookableWorkshop = {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly duration_hours: number;
  readonly fee_cents: number;
};
