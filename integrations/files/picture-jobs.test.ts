import { expect, test } from "vitest";
import { runPictureJob } from "./picture-jobs.ts";

test("two jobs run at a time, the others wait their turn, and the crowd is sent away", async () => {
  const started: number[] = [];
  let running = 0;
  let mostRunning = 0;
  const gate = Promise.withResolvers<void>();
  const job = (index: number) => async () => {
    started.push(index);
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await gate.promise;
    running -= 1;
    return index;
  };
  const jobs = Array.from({ length: 402 }, (_, index) => runPictureJob(job(index)));
  expect(await runPictureJob(job(402))).toEqual({ ok: false, error: "busy" });
  expect(started).toEqual([0, 1]);

  gate.resolve();
  expect((await Promise.all(jobs)).every((result) => result.ok)).toBe(true);
  expect(mostRunning).toBe(2);
  expect(started).toEqual(Array.from({ length: 402 }, (_, index) => index));
});

test("a job that throws gives its place back", async () => {
  const failing = Array.from({ length: 5 }, () =>
    runPictureJob(() => Promise.reject(new Error("broken"))),
  );
  const results = await Promise.allSettled(failing);
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(await runPictureJob(async () => "next")).toEqual({ ok: true, value: "next" });
});
