import { beforeEach, expect, test, vi } from "vitest";
import { createToastStore, TOAST_MS } from "./toast-store.ts";

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

test("of two toasts one is visible, and the other follows for its full time [CONST-28]", () => {
  const store = createToastStore();
  store.show({ kind: "error", text: "Fehler" });
  store.show({ kind: "success", text: "Erfolg" });
  expect(visible(store)).toBe("Fehler");
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(visible(store)).toBe("Fehler");
  vi.advanceTimersByTime(1);
  expect(visible(store)).toBe("Erfolg");
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
  store.show({ kind: "info", text: "Zwei" });
  store.pause();
  store.dismiss(first);
  expect(visible(store)).toBe("Zwei");
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBeNull();
});

test("the same message again restarts its time instead of queueing", () => {
  const store = createToastStore();
  store.show({ kind: "error", text: "Fehler" });
  vi.advanceTimersByTime(4000);
  store.show({ kind: "error", text: "Fehler" });
  vi.advanceTimersByTime(4000);
  expect(visible(store)).toBe("Fehler");
  vi.advanceTimersByTime(1000);
  expect(visible(store)).toBeNull();
});

test("a newer message of one topic takes the place of the older one, visible or waiting", () => {
  const store = createToastStore();
  store.show({ kind: "success", text: "Erste Person hinzugefügt", topic: "compare" });
  store.show({ kind: "error", text: "Höchstens drei", topic: "compare" });
  expect(visible(store)).toBe("Höchstens drei");
  store.show({ kind: "info", text: "Seite 1", topic: "page" });
  store.show({ kind: "info", text: "Seite 2", topic: "page" });
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBe("Seite 2");
  vi.advanceTimersByTime(TOAST_MS);
  expect(visible(store)).toBeNull();
});

test("a waiting toast can be withdrawn", () => {
  const store = createToastStore();
  store.show({ kind: "info", text: "Eins" });
  const second = store.show({ kind: "info", text: "Zwei" });
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
