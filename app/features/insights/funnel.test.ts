import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginFunnel, takeStep } from "./funnel.ts";

const sendInsight = vi.hoisted(() => vi.fn(async (_path: string, _body: object) => null));
vi.mock("./send-insight.ts", () => ({ sendInsight }));

const sent = () => sendInsight.mock.calls.map(([, body]) => body as Record<string, string>);

beforeEach(() => beginFunnel("anna", "visit-1"));
afterEach(() => sendInsight.mockClear());

test("opening a profile is the first step, and every further one carries the id of the visit", () => {
  takeStep("anna", "pick_date");
  takeStep("anna", "open_drawer");
  expect(sent()).toEqual([
    { speaker_id: "anna", session_id: "visit-1", step: "view_profile" },
    { speaker_id: "anna", session_id: "visit-1", step: "pick_date" },
    { speaker_id: "anna", session_id: "visit-1", step: "open_drawer" },
  ]);
});

test("going back and forth counts a step once, the next visit counts anew", () => {
  takeStep("anna", "step_format");
  takeStep("anna", "step_format");
  expect(sent().map(({ step }) => step)).toEqual(["view_profile", "step_format"]);
  beginFunnel("anna", "visit-2");
  takeStep("anna", "step_format");
  expect(sent().at(-1)).toMatchObject({ session_id: "visit-2", step: "step_format" });
});

test("what happens elsewhere is no step of this visit", () => {
  takeStep("berta", "submit");
  expect(sent().map(({ step }) => step)).toEqual(["view_profile"]);
});
