import { expect, test } from "vitest";
import { assertChannelName, createSubscriptions } from "./subscriptions.ts";

test("messages go to the subscribers of their channel only, until they leave", () => {
  const subscriptions = createSubscriptions();
  const heard: string[] = [];
  const first = subscriptions.add("speakers", (payload) => heard.push(`first ${payload}`));
  const second = subscriptions.add("speakers", (payload) => heard.push(`second ${payload}`));
  subscriptions.deliver("speakers", "a");
  subscriptions.deliver("bookings", "b");
  expect(first.leave()).toBe(false);
  subscriptions.deliver("speakers", "c");
  expect(second.leave()).toBe(true);
  subscriptions.deliver("speakers", "d");
  expect(heard).toEqual(["first a", "second a", "second c"]);
  expect(subscriptions.channels()).toEqual([]);
});

test("only a channel's first subscriber opens it, and leaving twice closes it once", () => {
  const subscriptions = createSubscriptions();
  const first = subscriptions.add("speakers", () => {});
  expect(first.isFirst).toBe(true);
  expect(subscriptions.add("speakers", () => {}).isFirst).toBe(false);
  expect(first.leave()).toBe(false);
  expect(first.leave()).toBe(false);
});

test("a gap is told to all subscribers", () => {
  const subscriptions = createSubscriptions();
  let gaps = 0;
  subscriptions.add(
    "speakers",
    () => {},
    () => gaps++,
  );
  subscriptions.add(
    "bookings",
    () => {},
    () => gaps++,
  );
  subscriptions.add("bookings", () => {});
  subscriptions.reportGap();
  expect(gaps).toBe(2);
});

test("channel names are plain lower-case words", () => {
  expect(() => assertChannelName("live_events")).not.toThrow();
  for (const name of ["", "Live", "a b", "a;drop table x", '"a"', "1a"]) {
    expect(() => assertChannelName(name)).toThrow("Not a channel name");
  }
});
