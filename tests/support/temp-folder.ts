import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterwards } from "./afterwards.ts";

/** A folder that is removed after the test file. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wortbuehne-test-"));
  afterwards(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
