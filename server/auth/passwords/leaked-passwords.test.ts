import { expect, test } from "vitest";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { captureLog } from "#tests/support/test-edge.ts";
import { leakedPasswords } from "./leaked-passwords.ts";

const SECRET = "korrekt-pferd-batterie";

test("without a service nothing is asked and nothing counted", async () => {
  const metrics = createMetricsRegistry();
  const isLeaked = leakedPasswords({ lookUp: null, log: captureLog().log, metrics });
  expect(await isLeaked(SECRET)).toBe(false);
  expect(metrics.render()).not.toContain("password_range");
});

test("a service that fails keeps no user out and is told of without the password", async () => {
  const metrics = createMetricsRegistry();
  const { log, lines } = captureLog();
  const answers = [() => true, () => false, () => Promise.reject(new Error("away"))];
  const lookUp = async () => answers.shift()?.() ?? false;
  const isLeaked = leakedPasswords({ lookUp, log, metrics });
  expect(await isLeaked(SECRET)).toBe(true);
  expect(await isLeaked(SECRET)).toBe(false);
  expect(await isLeaked(SECRET)).toBe(false);
  for (const outcome of ["leaked", "unknown", "failed"]) {
    expect(metrics.render()).toContain(`password_range_lookups_total{outcome="${outcome}"} 1`);
  }
  expect(lines()).toHaveLength(1);
  expect(JSON.stringify(lines())).not.toContain(SECRET);
});

test("a flood asks eight times at once and waits for none", async () => {
  const metrics = createMetricsRegistry();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let asked = 0;
  const lookUp = () => {
    asked += 1;
    return promise;
  };
  const isLeaked = leakedPasswords({ lookUp, log: captureLog().log, metrics });
  const first = Array.from({ length: 8 }, () => isLeaked(SECRET));
  expect(await isLeaked(SECRET)).toBe(false);
  resolve(true);
  expect(await Promise.all(first)).toEqual(Array(8).fill(true));
  expect(asked).toBe(8);
});
