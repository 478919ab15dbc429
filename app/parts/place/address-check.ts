import {
  type AddressEvent,
  type AddressState,
  BLUR_PAUSE_MS,
  nextAddressState,
  wantsValidation,
} from "#domain/address/address-state.ts";

import type { PlaceVerdict } from "#domain/address/place-answer.ts";

type AddressCheckParts = {
  start: AddressState;
  validate: (
    address: string,
    signal: AbortSignal,
  ) => Promise<{ readonly isValid: boolean; readonly place?: PlaceVerdict }>;
  /** The verdict comes with an answer; every other change takes it away. */
  onState: (state: AddressState, verdict: PlaceVerdict | null) => void;
};

export type AddressCheck = ReturnType<typeof createAddressCheck>;

/** When an address is validated and which answers still count. Each new event drops the running question. */
export function createAddressCheck({ start, validate, onState }: AddressCheckParts) {
  // The earlier request is gone, so its answer is not waited for.
  let state: AddressState = start === "validating" ? "unvalidated" : start;
  let cancel = () => {};

  const change = (event: AddressEvent, verdict: PlaceVerdict | null = null) => {
    const next = nextAddressState(state, event);
    if (next === state) return;
    state = next;
    onState(state, verdict);
  };

  const ask = async (address: string) => {
    cancel();
    if (!wantsValidation(address)) return;
    const control = new AbortController();
    cancel = () => control.abort();
    change({ type: "asked" });
    try {
      const { isValid, place } = await validate(address.trim(), control.signal);
      if (!control.signal.aborted) change({ type: "answered", isValid }, place ?? null);
    } catch {
      if (!control.signal.aborted) change({ type: "failed" });
    }
  };

  return {
    edited() {
      cancel();
      change({ type: "edited" });
    },
    picked: (address: string) => void ask(address),
    left(address: string) {
      if (state !== "unvalidated") return;
      cancel();
      const timer = setTimeout(() => void ask(address), BLUR_PAUSE_MS);
      cancel = () => clearTimeout(timer);
    },
    stop: () => cancel(),
  };
}
