import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { type Cents, cents } from "#domain/money.ts";
import { builtInWorkshops, workshopMinutes } from "#domain/pricing/built-in-workshops.ts";

export type OfferedWorkshop = {
  /** Null for the two that a speaker offers by fee alone. */
  readonly id: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly duration_hours: number;
  readonly minutes: number;
  readonly fee: Cents;
};

/** The speaker's own workshops, or the built-in half and whole day where only fees exist (C-26). */
export function offeredWorkshops(speaker: BookableSpeaker): readonly OfferedWorkshop[] {
  if (speaker.workshops.length > 0) {
    return speaker.workshops.map(({ fee_cents, ...workshop }) => ({
      ...workshop,
      minutes: workshopMinutes(workshop),
      fee: cents(fee_cents),
    }));
  }
  const fees = {
    fee_workshop_half_day: centsOrNull(speaker.fee_workshop_half_day),
    fee_workshop_full_day: centsOrNull(speaker.fee_workshop_full_day),
  };
  return builtInWorkshops(fees).map(({ fee_cents, ...workshop }) => ({
    ...workshop,
    id: null,
    description: null,
    minutes: workshopMinutes(workshop),
    fee: fee_cents,
  }));
}

export function centsOrNull(amount: number | null): Cents | null {
  return amount === null ? null : cents(amount);
}
