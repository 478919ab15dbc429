import type { AnswerTo } from "#app/session/api-client.ts";
import { TAB_HEADERS } from "#app/session/tab-id.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";
import type { FieldErrors } from "../drawer-state.ts";
import { type BookingRequest, fieldErrors } from "./booking-request.ts";

type Stored = AnswerTo<"POST /bookings">;
export type BookingEffects = Stored["effects"];

export type SubmitOutcome =
  | {
      readonly kind: "booked";
      readonly id: string;
      readonly mode: BookingMode;
      readonly effects: BookingEffects;
    }
  | { readonly kind: "sign_in" }
  /** The day or the speaker does not allow a binding booking any more. */
  | { readonly kind: "inquiry_only"; readonly isForPlace?: boolean; readonly message?: string }
  | {
      readonly kind: "date_taken";
      readonly cause: "booked" | "blocked";
      readonly freeDays: readonly IsoDate[];
    }
  | { readonly kind: "price_changed"; readonly price: Quote }
  | { readonly kind: "fields"; readonly errors: FieldErrors; readonly message: string }
  | { readonly kind: "refused"; readonly message: string | null }
  /** It is unknown whether it was stored; the same key asks again. */
  | { readonly kind: "unclear" };

type Submission = {
  readonly request: BookingRequest;
  readonly key: string;
  readonly token: string;
};

const TIMEOUT_MS = 30_000;
/** An earlier request with the same key may still be at work. */
const PATIENCE = 5;
const PAUSE_MS = 1000;

export async function submitBooking(submission: Submission): Promise<SubmitOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(submission).catch(() => null);
    if (answer === null) return { kind: "unclear" };
    const body: unknown = await answer.json().catch(() => null);
    const outcome = understood(answer.status, body);
    if (outcome !== "in_progress") return outcome;
    if (attempt >= PATIENCE) return { kind: "unclear" };
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
}

function send({ request, key, token }: Submission): Promise<Response> {
  return fetch("/api/v1/bookings", {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": key,
      ...TAB_HEADERS,
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

type Problem = {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: {
    readonly price?: Quote;
    readonly day_status?: string;
    readonly free_days?: readonly string[];
  };
};

function understood(status: number, body: unknown): SubmitOutcome | "in_progress" {
  if (status === 201 || status === 200) return booked(body as Stored);
  const problem = (body as { error?: Problem } | null)?.error ?? {};
  if (status === 401) return { kind: "sign_in" };
  if (status === 409) return conflict(problem);
  const errors = fieldErrors(problem.fields ?? {});
  if (Object.keys(errors).length > 0) {
    return { kind: "fields", errors, message: problem.message ?? "" };
  }
  // A gateway that gave up says nothing about what happened behind it.
  if (status >= 502) return { kind: "unclear" };
  const [reason] = Object.values(problem.fields ?? {});
  return { kind: "refused", message: reason ?? problem.message ?? null };
}

function booked({ id, booking_mode: mode, effects }: Stored): SubmitOutcome {
  return { kind: "booked", id, mode, effects };
}

function conflict({ code, message, details }: Problem): SubmitOutcome | "in_progress" {
  if (code === "in_progress") return "in_progress";
  if (code === "date_taken") {
    const cause = details?.day_status === "blocked" ? "blocked" : "booked";
    return { kind: "date_taken", cause, freeDays: (details?.free_days ?? []).filter(isIsoDate) };
  }
  if (code === "direct_not_possible") return { kind: "inquiry_only" };
  if (code === "bookings_closed" && message) return { kind: "inquiry_only", message };
  if (code === "place_unclear") return { kind: "inquiry_only", isForPlace: true };
  if (code === "price_changed" && details?.price) {
    return { kind: "price_changed", price: details.price };
  }
  return { kind: "refused", message: message || null };
}
