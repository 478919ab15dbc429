import type { RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { statusAfter } from "#domain/booking/status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { BookingDetail as Booking } from "./booking-query.ts";

export type BookingChange = RequestBody<"POST /bookings/{id}/transitions">;

/** `unreachable` may work in a moment; after `unclear` it may have worked. Everything else is an answer. */
export type ChangeFault = {
  readonly kind: "conflict" | "refused" | "unreachable" | "unclear";
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
};

export type Answer = { readonly status: number; json: () => Promise<unknown> };
type Ports = {
  post: (id: string, change: BookingChange) => Promise<Answer>;
  read: (id: string) => Promise<Booking | null>;
};

/** A connection that hangs is as good as none. */
const PATIENCE_MS = 20_000;

export function patience() {
  return { signal: AbortSignal.timeout(PATIENCE_MS) };
}

export async function readCurrent(id: string): Promise<Booking | null> {
  const answer = await authenticatedApi.send("GET /bookings/{id}", {
    params: { id },
    ...patience(),
  });
  return answer.ok ? answer.json() : null;
}

const server: Ports = {
  post: (id, body) =>
    authenticatedApi.send("POST /bookings/{id}/transitions", {
      params: { id },
      body,
      ...patience(),
    }),
  read: readCurrent,
};

/**
 * Sends a change once. When the response was lost, or the same change came before, the booking
 * itself tells whether it worked.
 */
export async function changeBooking(
  id: string,
  change: BookingChange,
  { post, read }: Ports = server,
): Promise<Result<Booking, ChangeFault>> {
  const answer = await post(id, change).catch(() => null);
  if (answer?.status === 200) return ok((await answer.json()) as Booking);
  const fault = await faultOf(answer);
  if (fault.kind === "refused") return failure(fault);
  const current = await read(id).catch(() => null);
  return current?.status === statusAfter(change.event)
    ? ok(current)
    : failure(unlessRead(current, fault));
}

/** Only the booking itself can say that nothing was changed. */
export function unlessRead(current: Booking | null, fault: ChangeFault): ChangeFault {
  const isUnclear = current === null && fault.kind === "unreachable";
  return isUnclear ? { ...fault, kind: "unclear" } : fault;
}

export async function faultOf(answer: Answer | null): Promise<ChangeFault> {
  if (answer === null || answer.status >= 500) {
    return { kind: "unreachable", message: null, fields: {} };
  }
  const body: unknown = await answer.json().catch(() => null);
  const { error = {} } = (body ?? {}) as {
    error?: { message?: unknown; fields?: Record<string, string> };
  };
  const message = typeof error.message === "string" ? error.message : null;
  const kind = answer.status === 409 ? "conflict" : "refused";
  return { kind, message, fields: error.fields ?? {} };
}
