import { beforeEach, expect, test, vi } from "vitest";
import { createToastStore, READING_MS, TOAST_MS } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const visible = (store: ReturnType<typeof createToastStore>) => store.view().toast?.text ?? null;

test("a toast without a lifetime of its own disappears after five seconds [CONST-27] [CONST-29]", () => {
  const store = createToastStore();
  store.show({ kind: "info", text: "Hinweis" });
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(visible(store)).toBe("Hinweis");
  vi.advanceTimersByTime(1);
  expect(visible(store)).toBeNull();
});

test("of two toasts one is visible, and a follow-up comes after it for its full time [CONST-28]", () => {
  const store = createToastStore();
  store.show({ kind: "error", text: "Fehler" });
  store.show({ kind: "success", text: "Erfolg", isFollowUp: true });
  expect(visible(store)).toBe("Fehler");
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(visible(store)).toBe("Fehler");
  vi.advanceTimersByTime(1);
  expect(visible(store)).toBe("Erfolg");
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBeNull();
});

test("the newest message is read at once, and older successes do not come back [CONST-28]", () => {
  const store = createToastStore();
  store.show({ kind: "success", text: "Eins" });
  store.show({ kind: "success", text: "Zwei" });
  store.show({ kind: "error", text: "Drei" });
  expect(visible(store)).toBe("Drei");
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBeNull();
});

test("an error that was replaced before it could be read comes back for its full time", () => {
  const store = createToastStore();
  store.show({ kind: "error", text: "Fehler" });
  vi.advanceTimersByTime(READING_MS - 1);
  store.show({ kind: "success", text: "Erfolg" });
  expect(visible(store)).toBe("Erfolg");
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBe("Fehler");
  vi.advanceTimersByTime(READING_MS);
  store.show({ kind: "success", text: "Diesmal ging es" });
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBeNull();
});

test("a toast may bring its own lifetime", () => {
  const store = createToastStore();
  store.show({ kind: "info", text: "Kurz", duration: 1000 });
  vi.advanceTimersByTime(1000);
  expect(visible(store)).toBeNull();
});

test("the time stands still while paused and goes on where it stopped", () => {
  const store = createToastStore();
  store.show({ kind: "info", text: "Lesen" });
  vi.advanceTimersByTime(4000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(visible(store)).toBe("Lesen");
  store.resume();
  vi.advanceTimersByTime(999);
  expect(visible(store)).toBe("Lesen");
  vi.advanceTimersByTime(1);
  expect(visible(store)).toBeNull();
});

test("a pause ends with its toast", () => {
  const store = createToastStore();
  const first = store.show({ kind: "info", text: "Eins" });
  store.show({ kind: "info", text: "Zwei", isFollowUp: true });
  store.pause();
  store.dismiss(first);
  expect(visible(store)).toBe("Zwei");
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBeNull();
});

test("the same message again restarts its time", () => {
  const store = createToastStore();
  store.show({ kind: "error", text: "Fehler" });
  vi.advanceTimersByTime(4000);
  store.show({ kind: "error", text: "Fehler" });
  vi.advanceTimersByTime(4000);
  expect(visible(store)).toBe("Fehler");
  vi.advanceTimersByTime(1000);
  expect(visible(store)).toBeNull();
});

test("an unread error does not outlive a newer message of its topic", () => {
  const store = createToastStore();
  store.show({ kind: "error", text: "Höchstens drei", topic: "compare" });
  store.show({ kind: "info", text: "Seite 1", topic: "page" });
  store.show({ kind: "success", text: "Person hinzugefügt", topic: "compare" });
  expect(visible(store)).toBe("Person hinzugefügt");
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBeNull();
});

test("a waiting toast can be withdrawn", () => {
  const store = createToastStore();
  store.show({ kind: "info", text: "Eins" });
  const second = store.show({ kind: "info", text: "Zwei", isFollowUp: true });
  store.dismiss(second);
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBeNull();
});

test("listeners hear of every change until they leave", () => {
  const store = createToastStore();
  const heard: (string | null)[] = [];
  const leave = store.subscribe(() => heard.push(visible(store)));
  store.show({ kind: "info", text: "Eins" });
  vi.advanceTimersByTime(TOAST_MS);
  leave();
  store.show({ kind: "info", text: "Zwei" });
  expect(heard).toEqual(["Eins", null]);
});

test("the topmost outlet shows the toast, and the one below again when it closes", () => {
  const store = createToastStore();
  const [page, dialog] = [Symbol("page"), Symbol("dialog")];
  store.openOutlet(page, "page");
  const close = store.openOutlet(dialog, "layer");
  expect(store.view().outlet).toBe(dialog);
  close();
  expect(store.view().outlet).toBe(page);
});

test("a page that wakes after a layer has opened stays below it", () => {
  const store = createToastStore();
  const [page, dialog] = [Symbol("page"), Symbol("dialog")];
  const close = store.openOutlet(dialog, "layer");
  store.openOutlet(page, "page");
  expect(store.view().outlet).toBe(dialog);
  close();
  expect(store.view().outlet).toBe(page);
});

test("the clock can be given from outside", () => {
  const started: { run: () => void; ms: number }[] = [];
  const store = createToastStore({
    now: () => 0,
    start: (run, ms) => started.push({ run, ms }),
    stop: () => {},
  });
  store.show({ kind: "info", text: "Eins" });
  expect(started.map(({ ms }) => ms)).toEqual([TOAST_MS]);
  started[0]?.run();
  expect(visible(store)).toBeNull();
});
