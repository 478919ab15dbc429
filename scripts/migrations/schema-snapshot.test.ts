import { expect, test } from "vitest";
import { describeSchema, readSnapshot } from "./schema-snapshot.ts";

test("every change of data/schema has its migration: npm run migration -- what_changes", () => {
  expect(describeSchema()).toEqual(readSnapshot());
});
