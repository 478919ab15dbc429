import { expect, test } from "vitest";
import { captureLog } from "#tests/support/test-edge.ts";
import { createAfterAnswer } from "./after-answer.ts";

test("work begins after the answer and is waited for at the end", async () => {
  const { run, idle } = createAfterAnswer(captureLog().log, 1);
  const seen: string[] = [];
  run("mail", async () => {
    seen.push("first");
    run("mail", async () => void seen.push("second"));
  });
  expect(seen).toEqual([]);
  await idle();
  expect(seen).toEqual(["first", "second"]);
});

test("what fails once is done again, what keeps failing is logged and stops nothing", async () => {
  const { log, lines } = captureLog();
  const { run, idle } = createAfterAnswer(log, 1);
  let tries = 0;
  run("mail", async () => {
    tries += 1;
    if (tries === 1) throw new Error("connection lost");
  });
  run("broken", () => Promise.reject(new Error("always")));
  await idle();
  expect(tries).toBe(2);
  expect(lines().filter(({ level }) => level === "error")).toHaveLength(1);
});
