import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { Db } from "#data/db.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { type DayStatus, dayStatus, type OverrideType } from "#domain/availability/day-status.ts";
import { bookingRefusal } from "#domain/booking/booking-refusal.ts";
import {
  POSTPONEMENT_ANSWERS,
  type PostponementAnswer,
  postponementRefusal,
  postponementStep,
} from "#domain/booking/change/postponement.ts";
import {
  type BookingActor,
  type BookingEvent,
  type BookingStatus,
  canMove,
  statusOnCreation,
  transition,
} from "#domain/booking/status.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn } from "../test-ctx.ts";
import {
  type Answer,
  bookable,
  type bookingApi,
  bookingRequestFor,
  type Cast,
  TODAY,
} from "./booking-api.ts";

const DAYS = 3;
const EVENTS = ["offer", "hold", "decline", "withdraw", "retract", "accept", "cancel"] as const;
const ACTORS = ["customer", "speaker", "admin"] as const;

type Command =
  | { readonly do: "book"; readonly mode: "direct" | "inquiry"; readonly day: number }
  | {
      readonly do: "move";
      readonly event: (typeof EVENTS)[number];
      readonly actor: (typeof ACTORS)[number];
      readonly pick: number;
    }
  | { readonly do: "set"; readonly type: OverrideType | "available"; readonly day: number }
  | {
      readonly do: "postpone";
      readonly step: "ask" | PostponementAnswer;
      readonly actor: (typeof ACTORS)[number];
      readonly pick: number;
      readonly day: number;
    };

const day = fc.nat(DAYS - 1);

/** What people do to the three days of one speaker, in any order. */
export const anyCommands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant("book" as const),
      mode: fc.constantFrom("direct", "inquiry"),
      day,
    }),
    fc.record({
      do: fc.constant("move" as const),
      event: fc.constantFrom(...EVENTS),
      actor: fc.constantFrom(...ACTORS),
      pick: fc.nat(20),
    }),
    fc.record({
      do: fc.constant("set" as const),
      type: fc.constantFrom("blocked", "on_request", "available"),
      day,
    }),
    fc.record({
      do: fc.constant("postpone" as const),
      step: fc.constantFrom("ask", ...POSTPONEMENT_ANSWERS),
      actor: fc.constantFrom(...ACTORS),
      pick: fc.nat(20),
      day,
    }),
  ) as fc.Arbitrary<Command>,
  { minLength: 1, maxLength: 12 },
);

/** As the desk and its requests have it. */
const NINE = { startTime: "09:00", nowMs: Date.parse(`${TODAY}T10:00:00Z`) };

type Model = {
  overrides: Map<IsoDate, OverrideType>;
  bookings: { id: string; day: IsoDate; status: BookingStatus; requestedDay: IsoDate | null }[];
};

type Stage = {
  readonly db: Db;
  readonly desk: ReturnType<typeof bookingApi>;
  readonly cast: Pick<Cast, "customer" | "admin">;
};

/** Plays commands against the API and a small model of it; throws where the two disagree. */
export async function playCommands(
  { db, desk, cast }: Stage,
  commands: readonly Command[],
): Promise<void> {
  const userId = await insertUser(db);
  const terms = bookable({ user_id: userId });
  const speaker = await insertSpeaker(db, terms);
  const viewers = { ...cast, speaker: signedIn("speaker", userId) };
  const model: Model = { overrides: new Map(), bookings: [] };

  async function book({ mode, day: offset }: Extract<Command, { do: "book" }>) {
    const event_date = dayOf(offset);
    const refusal = bookingRefusal(
      { mode, day: event_date, ...NINE },
      { status: statusOf(model, event_date), isBooked: isTaken(model, event_date) },
      speaker,
    );
    const request = bookingRequestFor(speaker.id, { booking_mode: mode, event_date });
    const answer = await desk.book(cast.customer, request);
    agree(answer, refusal ?? 201);
    if (refusal) return;
    const status = statusOnCreation(mode);
    model.bookings.push({ id: answer.body.id, day: event_date, status, requestedDay: null });
    if (takesDay(status)) model.overrides.delete(event_date);
  }

  async function move({ event, actor, pick }: Extract<Command, { do: "move" }>) {
    const booking = model.bookings[pick % Math.max(1, model.bookings.length)];
    if (!booking) return;
    const details = { offer_price_cents: 400_000, reason: "Grund" };
    const answer = await desk.move(viewers[actor], booking.id, event, details);
    const expected = expectedMove(model, booking, event, actor);
    agree(answer, expected.ok ? 200 : expected.error);
    if (!expected.ok) return;
    booking.status = expected.value;
    if (takesDay(expected.value)) model.overrides.delete(booking.day);
    if (event === "cancel") booking.requestedDay = null;
  }

  async function postpone({
    step,
    actor,
    pick,
    day: offset,
  }: Extract<Command, { do: "postpone" }>) {
    const booking = model.bookings[pick % Math.max(1, model.bookings.length)];
    if (!booking) return;
    const to = dayOf(offset);
    const path = `/bookings/${booking.id}/postponement`;
    const request = { event_date: to, message: "Grund" };
    const answer = await (step === "ask"
      ? desk.call(viewers[actor], "POST", path, { json: request })
      : desk.call(viewers[actor], "POST", `${path}/answer`, {
          json: { ...request, answer: step },
        }));
    const refusal = postponementFault(model, booking, { step, actor, to });
    agree(answer, refusal ?? 200);
    if (refusal) return;
    if (step === "accept") {
      booking.day = to;
      model.overrides.delete(to);
    }
    booking.requestedDay = step === "ask" ? to : null;
  }

  async function set({ type, day: offset }: Extract<Command, { do: "set" }>) {
    const date = dayOf(offset);
    const answer = await desk.setDay(viewers.speaker, date, type);
    if (type === "available") model.overrides.delete(date);
    else model.overrides.set(date, type);
    const now = { date, status: statusOf(model, date), booked: isTaken(model, date) };
    same(answer.body, now);
  }

  for (const command of commands) {
    if (command.do === "book") await book(command);
    else if (command.do === "move") await move(command);
    else if (command.do === "postpone") await postpone(command);
    else await set(command);
  }
  await compareRows(db, speaker.id, model);
}

async function compareRows(db: Db, speakerId: string, model: Model): Promise<void> {
  const rows = await db.select().from(bookings).where(eq(bookings.speaker_id, speakerId));
  const stored = new Map(rows.map(({ id, status, event_date }) => [id, [status, event_date]]));
  same(stored.size, model.bookings.length);
  for (const { id, status, day } of model.bookings) {
    same(stored.get(id), [status, day]);
    const steps = await db
      .select()
      .from(bookingStatusHistory)
      .where(eq(bookingStatusHistory.booking_id, id))
      .orderBy(bookingStatusHistory.id);
    same(steps.at(-1)?.to_status, status);
    for (const { from_status, to_status, event } of steps.slice(1)) {
      const stays = event.startsWith("postpone_") && from_status === to_status;
      same(stays || (from_status !== null && canMove(from_status, to_status)), true);
    }
  }
  const taken = rows.filter(({ status }) => takesDay(status)).map(({ event_date }) => event_date);
  same(new Set(taken).size, taken.length);
}

function expectedMove(
  model: Model,
  booking: Model["bookings"][number],
  event: BookingEvent,
  actor: BookingActor,
) {
  const next = transition(booking.status, event, actor);
  if (!next.ok || !takesDay(next.value) || takesDay(booking.status)) return next;
  return isTaken(model, booking.day) ? ({ ok: false, error: "date_taken" } as const) : next;
}

function postponementFault(
  model: Model,
  { status, day, requestedDay }: Model["bookings"][number],
  request: { step: "ask" | PostponementAnswer; actor: BookingActor; to: IsoDate },
): string | null {
  const { step, actor, to } = request;
  const next = postponementStep(
    { status, isPostponementRequested: requestedDay !== null },
    step,
    actor,
  );
  if (!next.ok) return next.error;
  if (step !== "ask" && requestedDay !== to) return "wrong_status";
  if (step === "decline" || step === "withdraw") return null;
  const facts = { status: statusOf(model, to), isBooked: isTaken(model, to) };
  return postponementRefusal({ from: day, to, ...NINE }, facts);
}

function dayOf(offset: number): IsoDate {
  return addDays(isoDate("2030-03-07"), offset);
}

function takesDay(status: BookingStatus): boolean {
  return status === "confirmed" || status === "pending";
}

function isTaken(model: Model, of: IsoDate): boolean {
  return model.bookings.some((booking) => booking.day === of && takesDay(booking.status));
}

function statusOf(model: Model, of: IsoDate): DayStatus {
  const override = model.overrides.get(of) ?? null;
  return dayStatus({ override, isBooked: isTaken(model, of), isHoliday: false });
}

function agree({ status, body }: Answer, expected: number | string): void {
  same(status < 300 ? status : body.error.code, expected);
}

function same(actual: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`The API says ${one}, the model ${other}`);
}
