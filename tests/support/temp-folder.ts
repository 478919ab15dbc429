import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder that is removed after the test file. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wortbuehne-test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
