import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { runUntrusted } from "./run-untrusted.ts";

const SPAN = { from: isoDate("2027-03-01"), to: isoDate("2027-03-03") };
const WHOLE_DAY = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART;VALUE=DATE:20270302",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");
const readDay = (account: string) => runUntrusted(account, "calendar", WHOLE_DAY, SPAN);
const READ = { ok: true, value: { ok: true, value: ["2027-03-02"] } };

test("one input per account, ten in all; the others are asked to come again [R-33]", async () => {
  expect(await Promise.all([readDay("a"), readDay("a")])).toEqual([
    READ,
    { ok: false, error: "busy" },
  ]);
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, at) => readDay(String(at))));
  const refused = crowd.filter(({ ok }) => !ok);
  // On a busy machine some of the ten wait longer than they may.
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(refused.length).toBeLessThan(12);
  for (const read of refused) expect(read).toEqual({ ok: false, error: "busy" });
});

/** Who may load a reader of foreign bytes. The import of speakers reads its table in the browser. */
const READERS: Record<string, readonly string[]> = {
  "node-ical": ["integrations/calendar/busy-days.ts"],
  papaparse: ["integrations/bank/bank-csv.ts", "app/features/speakers/import/read-file.ts"],
  "read-excel-file/browser": ["app/features/speakers/import/read-file.ts"],
  "busy-days.ts": ["integrations/untrusted/untrusted-tasks.ts"],
  "read-bank-file.ts": ["integrations/untrusted/untrusted-tasks.ts"],
  "untrusted-tasks.ts": ["integrations/untrusted/untrusted-worker.ts"],
};

test.each(Object.keys(READERS))("%s is loaded by its worker alone [R-33]", (reader) => {
  const root = new URL("../..", import.meta.url);
  const loads = new RegExp(
    `(?:^import (?!type)[^;]*?from|import\\() ?"(?:[^"]*/)?${reader.replaceAll(".", "\\.")}"`,
    "m",
  );
  const files = globSync("{app,data,integrations,server}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => loads.test(readFileSync(new URL(file, root), "utf8")));
  expect(files.toSorted()).toEqual(READERS[reader]?.toSorted());
});
