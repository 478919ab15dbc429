import { existsSync, readFileSync } from "node:fs";

/** What the tools wrote about their tests, in one form: titles, but for those that were left out. */
const none = () => ({ passed: [], failed: [], skipped: 0, flaky: [] });

export function readVitest(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const results = none();
  for (const { name, status, message, assertionResults } of report.testResults) {
    for (const { fullName, status: state } of assertionResults) {
      if (state === "passed") results.passed.push(fullName);
      else if (state === "failed") results.failed.push(fullName);
      else results.skipped += 1;
    }
    // A file that could not even be read has no tests that could fail.
    const isBroken =
      status === "failed" && !assertionResults.some((one) => one.status === "failed");
    if (isBroken) results.failed.push(`${name}: ${message}`);
  }
  return results;
}

export function readPlaywright(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const results = none();
  const visit = (suite) => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status, projectName } of tests) {
        if (status === "expected") results.passed.push(title);
        else if (status === "skipped") results.skipped += 1;
        else if (status === "unexpected") results.failed.push(`${projectName}: ${title}`);
        else {
          results.passed.push(title);
          results.flaky.push(`${projectName}: ${title}`);
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report.suites) visit(suite);
  for (const { message } of report.errors ?? []) results.failed.push(message);
  return results;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
