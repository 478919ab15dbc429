import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AddressState } from "#domain/address/address-state.ts";
import { createAddressCheck } from "./address-check.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(answer: (address: string) => Promise<boolean> = async () => true) {
  const states: AddressState[] = [];
  const asked: string[] = [];
  const check = createAddressCheck({
    start: "unvalidated",
    validate: async (address) => {
      asked.push(address);
      return { isValid: await answer(address) };
    },
    onState: (state) => void states.push(state),
  });
  return { check, states, asked };
}

test("picking a suggestion validates it at once [ADDR-07]", async () => {
  const { check, states, asked } = setUp();
  check.picked("Berlin, Deutschland");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["Berlin, Deutschland"]);
  expect(states).toEqual(["validating", "valid"]);
});

test("leaving the field validates 200 ms later, and short texts never [ADDR-06] [ADDR-08] [CONST-25]", async () => {
  const { check, asked } = setUp();
  check.left("Bonn");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  check.left(" Berlin ");
  await vi.advanceTimersByTimeAsync(199);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["Berlin"]);
  check.edited();
  check.left("Essen");
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(["Berlin", "Essen"]);
});

test("what was picked is not asked again when the field is left", async () => {
  const { check, asked } = setUp();
  check.picked("Berlin, Deutschland");
  await vi.advanceTimersByTimeAsync(0);
  check.left("Berlin, Deutschland");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(1);
});

test("an edit resets the state and drops the running question [ADDR-02]", async () => {
  let answer: (isValid: boolean) => void = () => undefined;
  const { check, states } = setUp(() => new Promise((resolve) => (answer = resolve)));
  check.picked("Berlin");
  check.edited();
  answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(["validating", "unvalidated"]);
});

test("a failing service means invalid, without any other sign [ADDR-10]", async () => {
  const { check, states } = setUp(() => Promise.reject(new Error("offline")));
  check.picked("Berlin");
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(["validating", "invalid"]);
});

test("after the end nothing is reported any more", async () => {
  const { check, states, asked } = setUp();
  check.left("Berlin");
  check.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  expect(states).toEqual([]);
});
