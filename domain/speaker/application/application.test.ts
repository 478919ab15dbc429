import { expect, test } from "vitest";
import {
  APPLICATION_STATUSES,
  DECIDED_APPLICATION_STATUSES,
  isOpenApplication,
  isWaitingApplication,
  isWebAddress,
  mayApplyAgain,
  UNSENT_APPLICATION_STATUSES,
  WAITING_APPLICATION_STATUSES,
} from "./application.ts";

test.each([
  ["https://beispiel.example/vortrag", true],
  ["http://www.beispiel.example", true],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["ftp://beispiel.example", false],
  ["beispiel.example", false],
  ["https://localhost", false],
  ["", false],
])("%s as a link: %s", (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

test("only a decision closes an application", () => {
  const open = APPLICATION_STATUSES.filter(isOpenApplication);
  expect(open).toEqual(["draft", "submitted", "in_review", "waiting_for_speaker"]);
  expect(APPLICATION_STATUSES.filter(isWaitingApplication)).toEqual(["submitted", "in_review"]);
  expect(APPLICATION_STATUSES.filter(mayApplyAgain)).toEqual(["waiting_for_speaker", "rejected"]);
});

test("an application is with its author, with the platform, or decided", () => {
  const everywhere = [
    ...UNSENT_APPLICATION_STATUSES,
    ...WAITING_APPLICATION_STATUSES,
    ...DECIDED_APPLICATION_STATUSES,
  ];
  expect(everywhere.toSorted()).toEqual(APPLICATION_STATUSES.toSorted());
});
