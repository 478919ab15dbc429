import type { PlaceVerdict } from "./place-answer.ts";

export const ADDRESS_STATES = ["unvalidated", "validating", "valid", "invalid"] as const;
export type AddressState = (typeof ADDRESS_STATES)[number];

/** Shorter texts are not worth a question, counted after trimming (C-63). */
const MIN_VALIDATION_LENGTH = 5;
/** Long enough for a click on a suggestion to arrive before the field counts as left. */
export const BLUR_PAUSE_MS = 200;

export type AddressEvent =
  | { readonly type: "edited" }
  | { readonly type: "asked" }
  | { readonly type: "answered"; readonly isValid: boolean }
  | { readonly type: "failed" };

/** Every edit starts over; an answer counts only while one is awaited; a failure is „invalid“ (ADDR-10). */
export function nextAddressState(state: AddressState, event: AddressEvent): AddressState {
  if (event.type === "edited") return "unvalidated";
  if (event.type === "asked") return "validating";
  if (state !== "validating") return state;
  return event.type === "answered" && event.isValid ? "valid" : "invalid";
}

/** The outcome of a check, for exactly the text that was checked. */
export type CheckedAddress = {
  readonly text: string;
  readonly state: AddressState;
  readonly verdict: PlaceVerdict | null;
};

export function wantsValidation(text: string): boolean {
  return text.trim().length >= MIN_VALIDATION_LENGTH;
}
