import { beforeEach, expect, test, vi } from "vitest";
import { arrivingProfile as ask } from "./arriving-profile.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const stays = new AbortController().signal;
const arrivingProfile = <T>(slug: string, load: () => Promise<T>, signal = stays) =>
  ask(slug, load, signal);

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

test("what comes quickly is shown at once", async () => {
  const asked = arrivingProfile("a", () => after(50, { name: "A" }));
  await vi.advanceTimersByTimeAsync(50);
  expect(await asked).toEqual({ name: "A" });
});

test("what takes longer is asked for only once and arrives after the skeleton had its time", async () => {
  const load = vi.fn(() => after(300, { name: "B" }));
  const asked = arrivingProfile("b", load);
  await vi.advanceTimersByTimeAsync(200);
  const answer = await asked;
  if (!("arrival" in answer)) throw new Error("should still be on its way");
  let hasArrived = false;
  void answer.arrival.then(() => {
    hasArrived = true;
  });
  await vi.advanceTimersByTimeAsync(399);
  expect(hasArrived).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasArrived).toBe(true);
  const again = arrivingProfile("b", load);
  await vi.advanceTimersByTimeAsync(0);
  expect(await again).toEqual({ name: "B" });
  expect(load).toHaveBeenCalledTimes(1);
});

test("a failure reaches the page and the next visit asks anew", async () => {
  await expect(arrivingProfile("c", () => Promise.reject(new Error("down")))).rejects.toThrow();
  expect(await arrivingProfile("c", () => Promise.resolve({ name: "C" }))).toEqual({ name: "C" });
});

test("a visit that was broken off by a second click is asked for anew", async () => {
  const click = new AbortController();
  const broken = new Promise<never>((_, reject) => {
    click.signal.addEventListener("abort", () => reject(new Error("aborted")));
  });
  const first = arrivingProfile("d", () => broken, click.signal);
  click.abort();
  const second = arrivingProfile("d", () => Promise.resolve({ name: "D" }));
  await expect(first).rejects.toThrow();
  expect(await second).toEqual({ name: "D" });
});

test("a profile that arrived after the visitor had left is not shown to them much later", async () => {
  const left = arrivingProfile("e", () => after(300, { name: "old" }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await left).toHaveProperty("arrival");
  expect(await arrivingProfile("e", async () => ({ name: "new" }))).toEqual({ name: "new" });
});
