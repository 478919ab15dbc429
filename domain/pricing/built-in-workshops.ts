import type { Cents } from "../money.ts";
import { FORMAT_DURATIONS } from "./duration-formats.ts";

export type BuiltInWorkshop = {
  readonly title: string;
  readonly duration_hours: number;
  readonly fee_cents: Cents;
};

type WorkshopFees = {
  readonly fee_workshop_half_day: Cents | null;
  readonly fee_workshop_full_day: Cents | null;
};

const WORKSHOPS = [
  { title: "Halbtages-Workshop", duration_hours: 4, fee: "fee_workshop_half_day" },
  { title: "Ganztages-Workshop", duration_hours: 8, fee: "fee_workshop_full_day" },
] as const;

/** Their hours in minutes (C-26). */
export const BUILT_IN_MINUTES = [240, 480] as const;

/** What is booked by its minutes alone: a format or one of these workshops. */
export const BOOKABLE_MINUTES = [...FORMAT_DURATIONS, ...BUILT_IN_MINUTES] as const;

/** Offered by speakers who have workshop fees but no workshops of their own (C-26). */
export function builtInWorkshops(fees: WorkshopFees): BuiltInWorkshop[] {
  return WORKSHOPS.flatMap(({ fee, ...workshop }) => {
    const fee_cents = fees[fee];
    return fee_cents === null || fee_cents <= 0 ? [] : [{ ...workshop, fee_cents }];
  });
}

export function workshopMinutes(workshop: { readonly duration_hours: number }): number {
  return workshop.duration_hours * 60;
}
