import { setTimeout as sleep } from "node:timers/promises";
import {
  countAhead,
  type EffectState,
  readEffects,
  reviveEffects,
} from "#data/queries/bookings/booking-effects.ts";
import type { Ctx } from "#features/ctx.ts";
import { type EffectName, effectKeys } from "./effect-keys.ts";

const WAIT_MS = 4_000;
const LOOK_EVERY_MS = 60;
/** With more in front of them the effects cannot happen in time, so they are not waited for. */
const LONGEST_LINE = 20;

export type Effects = {
  readonly invoice?: EffectState;
  readonly speaker_notification: EffectState;
  readonly customer_confirmation: EffectState;
};

/** What became of a booking's effects so far. */
export async function effectsOf({ db }: Pick<Ctx, "db">, bookingId: string): Promise<Effects> {
  return effectsIn(bookingId, await readEffects(db, Object.values(effectKeys(bookingId))));
}

/** In the moment a booking is stored, all that was asked for is still to come. */
export function newEffects(bookingId: string, queued: readonly string[]): Effects {
  return effectsIn(bookingId, new Map(queued.map((key) => [key, "pending"])));
}

/** A mail without a row had no recipient. */
function effectsIn(bookingId: string, states: ReadonlyMap<string, EffectState>): Effects {
  const keys = effectKeys(bookingId);
  const invoice = states.get(keys.invoice);
  return {
    ...(invoice === undefined ? {} : { invoice }),
    speaker_notification: states.get(keys.speaker_notification) ?? "failed",
    customer_confirmation: states.get(keys.customer_confirmation) ?? "failed",
  };
}

/** Tries again now what went wrong; what is done stays done. */
export async function retryEffects(
  { db }: Pick<Ctx, "db">,
  bookingId: string,
  names: readonly EffectName[] = ["invoice", "speaker_notification", "customer_confirmation"],
): Promise<void> {
  const keys = effectKeys(bookingId);
  await reviveEffects(
    db,
    names.map((name) => keys[name]),
  );
}

/** Waits a few seconds for the outcome; what is not done by then is said to follow (C-91). */
export async function awaitEffects(
  ctx: Pick<Ctx, "db" | "effectsWaitMs">,
  bookingId: string,
  known?: Effects,
): Promise<Effects> {
  const { effectsWaitMs = WAIT_MS } = ctx;
  let effects = known ?? (await effectsOf(ctx, bookingId));
  if (effectsWaitMs === 0) return effects;
  const keys = Object.values(effectKeys(bookingId));
  if ((await countAhead(ctx.db, keys, LONGEST_LINE)) >= LONGEST_LINE) return effects;
  const end = performance.now() + effectsWaitMs;
  while (isOpen(effects) && performance.now() < end) {
    await sleep(LOOK_EVERY_MS);
    effects = await effectsOf(ctx, bookingId);
  }
  return effects;
}

export function areDone(effects: Effects): boolean {
  return Object.values(effects).every((state) => state === "done");
}

function isOpen(effects: Effects): boolean {
  return Object.values(effects).includes("pending");
}
