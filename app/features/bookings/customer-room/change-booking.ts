import { ownApi } from "#app/session/own-api.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { BookingDetail as Booking } from "../detail/booking-query.ts";

/** What an organiser does with a booking, and where it leads. */
const OUTCOMES = {
  accept: "confirmed",
  withdraw: "withdrawn",
  cancel: "cancelled",
} as const satisfies Record<string, BookingStatus>;

export type Change = { readonly event: keyof typeof OUTCOMES; readonly reason?: string };

/** `unreachable` may work in a moment, everything else is an answer. */
export type ChangeFault = {
  readonly kind: "conflict" | "refused" | "unreachable";
  readonly message: string | null;
};

type Answer = { readonly status: number; json: () => Promise<unknown> };
type Ports = {
  post: (id: string, change: Change) => Promise<Answer>;
  read: (id: string) => Promise<Booking | null>;
};

/** A connection that hangs is as good as none. */
const PATIENCE_MS = 20_000;

const server: Ports = {
  post: (id, json) =>
    ownApi.v1.bookings[":id"].transitions.$post(
      { param: { id }, json },
      { init: { signal: AbortSignal.timeout(PATIENCE_MS) } },
    ),
  read: async (id) => {
    const answer = await ownApi.v1.bookings[":id"].$get({ param: { id } });
    return answer.ok ? answer.json() : null;
  },
};

/**
 * Sends a change once. When the answer was lost, or somebody sent the same before, the booking itself
 * tells whether it worked: nobody reads of a failure that was none.
 */
export async function changeBooking(
  id: string,
  change: Change,
  { post, read }: Ports = server,
): Promise<Result<Booking, ChangeFault>> {
  const answer = await post(id, change).catch(() => null);
  if (answer?.status === 200) return ok((await answer.json()) as Booking);
  const fault = await faultOf(answer);
  if (fault.kind === "refused") return failure(fault);
  const current = await read(id).catch(() => null);
  return current?.status === OUTCOMES[change.event] ? ok(current) : failure(fault);
}

async function faultOf(answer: Answer | null): Promise<ChangeFault> {
  if (answer === null || answer.status >= 500) return { kind: "unreachable", message: null };
  const body: unknown = await answer.json().catch(() => null);
  const { error = {} } = (body ?? {}) as { error?: { message?: unknown } };
  const message = typeof error.message === "string" ? error.message : null;
  return { kind: answer.status === 409 ? "conflict" : "refused", message };
}
