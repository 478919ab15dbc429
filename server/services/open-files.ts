import { join } from "node:path";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import { rememberFacts } from "#integrations/files/remember-facts.ts";
import { createS3Files } from "#integrations/files/s3-files.ts";
import type { S3Settings } from "#integrations/files/s3-request.ts";

/** A bucket where one is configured, else a folder beside the other data. */
export function openFiles({ s3, dataDir }: { s3: S3Settings | null; dataDir: string }): FileStore {
  return s3 ? rememberFacts(createS3Files(s3)) : createDiskFiles(join(dataDir, "files"));
}
