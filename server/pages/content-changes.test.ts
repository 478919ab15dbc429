import { expect, test } from "vitest";
import { type Change, followContent, readChange } from "./content-changes.ts";

test("what belongs to a speaker changes the profiles of the speakers who are named", () => {
  expect(readChange("talks a b")).toEqual([{ subjects: ["speaker:a", "speaker:b"], graceMs: 0 }]);
});

test("too many to be named are all of them", () => {
  expect(readChange("videos")).toEqual([{ subjects: ["speaker:*"], graceMs: 0 }]);
});

test("only a booking and what an edit changes in lists may show later than at the next request", () => {
  const subjects = ["speaker:a", "calendars"];
  expect(readChange("bookings a")).toEqual([{ subjects, graceMs: 2_000 }]);
  expect(readChange("availability_overrides a")).toEqual([{ subjects, graceMs: 0 }]);
  expect(readChange("speakers a")).toEqual([
    { subjects: ["speaker:a"], graceMs: 0 },
    { subjects: ["speakers"], graceMs: 2_000 },
  ]);
});

test("a table of a later version may change everything", () => {
  expect(readChange("portraits a")).toEqual([{ subjects: "everything", graceMs: 0 }]);
});

test("a profile may show the row below it as it was for longer, but not its prices", async () => {
  const heard: Change[] = [];
  const content = await followContent({ listen: async () => async () => undefined });
  content.follow((change) => void heard.push(change));
  content.announce("speakers", "related speakers", "related cards");
  expect(heard).toEqual([
    { subjects: ["speakers", "related speakers"], graceMs: 2_000 },
    { subjects: ["related cards"], graceMs: 60_000 },
  ]);
});

test("all who follow hear what is announced, and after a gap that anything may have changed", async () => {
  const database: { say: (payload: string) => void; break: () => void }[] = [];
  const content = await followContent({
    listen: async (channel, say, onGap) => {
      expect(channel).toBe("content_rows");
      database.push({ say, break: onGap ?? (() => undefined) });
      return async () => undefined;
    },
  });
  const heard: Change["subjects"][][] = [[], []];
  for (const one of heard) content.follow(({ subjects }) => void one.push(subjects));
  database[0]?.say("settings");
  content.announce("speakers", "related speakers");
  database[0]?.break();
  const all = [["settings"], ["speakers", "related speakers"], "everything"];
  expect(heard).toEqual([all, all]);
});
