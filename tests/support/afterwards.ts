import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Puts away what a test or a whole file has opened: the runner ignores `afterAll` once a test runs. */
export function afterwards(putAway: () => unknown): void {
  const work = async () => {
    await putAway();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(work);
  else afterAll(work);
}
