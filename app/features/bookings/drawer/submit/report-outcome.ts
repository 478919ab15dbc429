import type { BookingMode } from "#domain/booking/status.ts";
import type { ToastInput } from "#ui/toast/toast-store.ts";
import { OUTCOME_TEXTS } from "../../outcome-texts.ts";
import { SUBMIT_TEXTS as TEXTS } from "../texts.ts";
import type { BookingEffects } from "./submit-booking.ts";

export type Report = {
  readonly toasts: readonly Pick<ToastInput, "kind" | "text">[];
  /** False where the specification stops: the speaker has not heard of the inquiry (C-11). */
  readonly goesOn: boolean;
};

/** The specified messages, in the order in which they are queued (ERR-57 to ERR-68, C-10). */
export function reportOutcome(mode: BookingMode, effects: BookingEffects): Report {
  return mode === "direct" ? reportDirect(effects) : reportInquiry(effects);
}

/** A confirmation that the customer did not get yet is only logged by the server. */
function reportDirect({ invoice, speaker_notification }: BookingEffects): Report {
  const toasts: Report["toasts"][number][] = [];
  if (invoice === "failed") toasts.push({ kind: "error", text: OUTCOME_TEXTS.invoiceFailed });
  if (speaker_notification === "failed") {
    toasts.push({ kind: "warning", text: TEXTS.speakerDelayed });
  }
  return { toasts: [...toasts, { kind: "success", text: TEXTS.booked }], goesOn: true };
}

function reportInquiry({ speaker_notification, customer_confirmation }: BookingEffects): Report {
  if (speaker_notification === "failed") {
    return { toasts: [{ kind: "error", text: TEXTS.speakerFailed }], goesOn: false };
  }
  const success = { kind: "success", text: TEXTS.inquired } as const;
  if (customer_confirmation !== "failed") return { toasts: [success], goesOn: true };
  return { toasts: [{ kind: "warning", text: TEXTS.customerDelayed }, success], goesOn: true };
}
