import { expect, test } from "vitest";
import { hasLeft, jobStateOf, MAIL_STATUSES } from "./job-state.ts";

test("a mail is out once it was sent or kept instead", () => {
  expect(MAIL_STATUSES.filter(hasLeft)).toEqual(["sent", "captured"]);
  expect(hasLeft(undefined)).toBe(false);
});

test("a job has failed, is done, or waits", () => {
  const now = new Date(0);
  expect(jobStateOf({ failed_at: now, done_at: null })).toBe("failed");
  expect(jobStateOf({ failed_at: null, done_at: now })).toBe("done");
  expect(jobStateOf({ failed_at: null, done_at: null })).toBe("waiting");
});
