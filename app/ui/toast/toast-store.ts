import type { Action } from "../button/action-link.tsx";

/** Lifetime of a toast unless it says otherwise (CONST-29). */
export const TOAST_MS = 5000;
/** An error that was replaced sooner may not have been read, and comes back. */
export const READING_MS = 2000;

export type ToastKind = "info" | "success" | "error" | "warning";

export type ToastInput = {
  kind: ToastKind;
  text: string;
  action?: Action;
  duration?: number;
  /** An unread error does not come back once there is a newer toast of the same topic. */
  topic?: string;
  /** Part of the same news as the toast before: it waits for its turn instead of taking the place. */
  isFollowUp?: boolean;
};

export type Toast = ToastInput & { id: number; duration: number };

export type Clock = {
  now: () => number;
  start: (run: () => void, ms: number) => unknown;
  stop: (timer: unknown) => void;
};

const browserClock: Clock = {
  now: () => Date.now(),
  start: (run, ms) => setTimeout(run, ms),
  stop: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** What holds an outlet: the page, or a modal layer above it. */
export type ToastPlace = "page" | "layer";

/** `outlet` is the place that shows the toast: the page, or the topmost modal layer. */
export type ToastView = { toast: Toast | null; outlet: symbol | null };

/**
 * Exactly one toast is visible: the newest, at once. What waits behind it belongs to the same news, or
 * is an error there was no time to read.
 */
export function createToastStore(clock: Clock = browserClock) {
  let nextId = 1;
  let waiting: Toast[] = [];
  let outlets: symbol[] = [];
  let view: ToastView = { toast: null, outlet: null };
  let timer: unknown = null;
  let shownAt = 0;
  let endsAt = 0;
  let pausedWith: number | null = null;
  const listeners = new Set<() => void>();

  const publish = (change: Partial<ToastView>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const run = (ms: number) => {
    clock.stop(timer);
    endsAt = clock.now() + ms;
    timer = clock.start(advance, ms);
  };
  const present = (toast: Toast | null) => {
    clock.stop(timer);
    pausedWith = null;
    shownAt = clock.now();
    if (toast) run(toast.duration);
    publish({ toast });
  };
  function advance() {
    present(waiting.shift() ?? null);
  }

  const show = (input: ToastInput): number => {
    const toast: Toast = { ...input, id: nextId++, duration: input.duration ?? TOAST_MS };
    const current = view.toast;
    if (current && toast.isFollowUp) {
      waiting = [...waiting.filter((other) => !replaces(toast, other)), toast];
      return toast.id;
    }
    const isUnread = current && clock.now() - shownAt < READING_MS;
    waiting = [...(isUnread ? [current] : []), ...waiting].filter(
      (other) => isUrgent(other) && !replaces(toast, other),
    );
    present(toast);
    return toast.id;
  };

  const dismiss = (id: number) => {
    waiting = waiting.filter((toast) => toast.id !== id);
    if (view.toast?.id === id) advance();
  };

  /** While the user reads or reaches for the action, the time stands still. */
  const pause = () => {
    if (!view.toast || pausedWith !== null) return;
    pausedWith = Math.max(0, endsAt - clock.now());
    clock.stop(timer);
  };
  const resume = () => {
    if (!view.toast || pausedWith === null) return;
    run(pausedWith);
    pausedWith = null;
  };

  /** The page stays below every layer, also when it wakes after one has opened. */
  const openOutlet = (outlet: symbol, place: ToastPlace) => {
    outlets = place === "page" ? [outlet, ...outlets] : [...outlets, outlet];
    publishTopmost();
    return () => {
      outlets = outlets.filter((other) => other !== outlet);
      publishTopmost();
    };
  };
  const publishTopmost = () => publish({ outlet: outlets.at(-1) ?? null });

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return { show, dismiss, pause, resume, openOutlet, subscribe, view: () => view };
}

export function isUrgent({ kind }: Toast): boolean {
  return kind === "error" || kind === "warning";
}

/** The same words again are one message; so are two messages of one topic. */
function replaces(toast: Toast, other: Toast): boolean {
  if (toast.topic !== undefined && toast.topic === other.topic) return true;
  return toast.kind === other.kind && toast.text === other.text;
}

const store = createToastStore();

export const toast = {
  ...store,
  show(input: ToastInput): number {
    globalThis.dispatchEvent?.(new Event("wake"));
    return store.show(input);
  },
};
