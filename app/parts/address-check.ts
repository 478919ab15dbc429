import {
  type AddressEvent,
  type AddressState,
  BLUR_PAUSE_MS,
  nextAddressState,
  wantsValidation,
} from "#domain/address/address-state.ts";

type AddressCheckParts = {
  start: AddressState;
  validate: (address: string, signal: AbortSignal) => Promise<boolean>;
  onState: (state: AddressState) => void;
};

export type AddressCheck = ReturnType<typeof createAddressCheck>;

/** When an address is validated and which answers still count. Each new event drops the running question. */
export function createAddressCheck({ start, validate, onState }: AddressCheckParts) {
  // Whoever asked before is gone, so nobody waits for that answer any more.
  let state: AddressState = start === "validating" ? "unvalidated" : start;
  let cancel = () => {};

  const change = (event: AddressEvent) => {
    const next = nextAddressState(state, event);
    if (next === state) return;
    state = next;
    onState(state);
  };

  const ask = async (address: string) => {
    cancel();
    if (!wantsValidation(address)) return;
    const control = new AbortController();
    cancel = () => control.abort();
    change({ type: "asked" });
    try {
      const isValid = await validate(address.trim(), control.signal);
      if (!control.signal.aborted) change({ type: "answered", isValid });
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
