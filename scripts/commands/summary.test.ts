import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { requiredRows, rowsNamed } from "./ledger.mjs";
import { summarise } from "./summary.mjs";
import { readPlaywright, readVitest } from "./test-results.mjs";

const step = (label: string) => ({ name: label, label, work: () => 0 });
const tests = (passed: string[], failed: string[] = [], flaky: string[] = []) => ({
  passed,
  failed,
  flaky,
  skipped: 0,
});

test("the last line counts tests, and steps without tests as one", () => {
  const { text, code } = summarise(
    [
      { step: step("Typen"), state: "passed", ms: 1_000 },
      { step: step("Regeln"), state: "failed", ms: 2_500, tests: tests(["a", "b"], ["c"]) },
      { step: step("Bau"), state: "failed", ms: 100 },
      { step: step("Browser"), state: "skipped", ms: 0, because: "Bau" },
    ],
    { ms: 125_000, rest: "Der Rest: später." },
  );
  expect(text.trim().split("\n").at(-1)).toBe("3 passed, 3 failed");
  expect(text).toContain("nicht gelaufen, weil „Bau“ nicht gelang");
  expect(text).toContain("2 min 05 s");
  expect(text).toMatch(/Regeln +2,5 s {2}3 Tests, 1 fehlgeschlagen/);
  expect(text).toContain("Der Rest: später.");
  expect(code).toBe(1);
});

test("a tool that fails although its tests passed has failed", () => {
  const { text, code } = summarise(
    [{ step: step("Regeln"), state: "failed", ms: 1, tests: tests(["a"]) }],
    { ms: 1 },
  );
  expect(text).toContain("1 passed, 1 failed");
  expect(code).toBe(1);
});

test("a test that needed a second try is named", () => {
  const { text, code } = summarise(
    [{ step: step("Browser"), state: "passed", ms: 1, tests: tests(["a"], [], ["phone: a"]) }],
    { ms: 1 },
  );
  expect(text).toContain("erst beim zweiten Versuch gelungen: phone: a");
  expect(code).toBe(0);
});

test("requirements that no test has proved make the run fail", () => {
  const [first = "", second = "", ...others] = requiredRows();
  const outcomes = [
    { step: step("Regeln"), state: "passed" as const, ms: 1, tests: tests([`holds [${first}]`]) },
  ];
  const some = summarise(outcomes, { ms: 1, ledger: { earlier: others, atLeast: 1 } });
  expect(some.text).toContain(`Anforderungen: ${others.length + 1} von ${others.length + 2}`);
  expect(some.code).toBe(1);
  const all = { earlier: [second, ...others], atLeast: 1 };
  expect(summarise(outcomes, { ms: 1, ledger: all }).code).toBe(0);
  expect(summarise(outcomes, { ms: 1, ledger: { earlier: others, atLeast: 0.9 } }).code).toBe(0);
});

test("titles name requirements one by one, in lists and in ranges", () => {
  // Put together, so that this file is not taken for the proof of a row.
  const id = (number: string) => `ABC-${number}`;
  const titles = [
    `a [${id("17")}] b [${id("01")}, ${id("02")}]`,
    `c [${id("08")}–${id("10")}]`,
    "d [none]",
  ];
  expect([...rowsNamed(titles)]).toEqual(["17", "01", "02", "08", "09", "10"].map(id));
});

test("rows that leave the choice to the builder need no test", () => {
  expect(requiredRows("id\tsection\tkind\nA-01\t1\trule\nA-02\t1\topen\n")).toEqual(["A-01"]);
});

test("the reports of both tools are read alike", () => {
  const folder = tempFolder();
  const file = (name: string, report: object) => {
    writeFileSync(join(folder, name), JSON.stringify(report));
    return join(folder, name);
  };
  const assertionResults = [
    { fullName: "a", status: "passed" },
    { fullName: "b", status: "failed" },
    { fullName: "c", status: "skipped" },
  ];
  const broken = {
    name: "x.test.ts",
    status: "failed",
    message: "no module",
    assertionResults: [],
  };
  const vitest = { testResults: [{ name: "y", status: "failed", assertionResults }, broken] };
  expect(readVitest(file("v.json", vitest))).toEqual({
    passed: ["a"],
    failed: ["b", "x.test.ts: no module"],
    skipped: 1,
    flaky: [],
  });
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, projectName: "phone" }],
  });
  const specs = [spec("a", "expected"), spec("b", "unexpected"), spec("c", "flaky")];
  const playwright = { suites: [{ suites: [{ specs }] }], errors: [{ message: "no server" }] };
  expect(readPlaywright(file("p.json", playwright))).toEqual({
    passed: ["a", "c"],
    failed: ["phone: b", "no server"],
    skipped: 0,
    flaky: ["phone: c"],
  });
  expect(readVitest(join(folder, "none.json"))).toBeUndefined();
});
