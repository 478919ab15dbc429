import { isIP } from "node:net";
import { isPublicAddress } from "#domain/http/public-ip.ts";
import type { S3Settings } from "#integrations/files/s3-request.ts";
import type { ConfigValues } from "./config-fields.ts";
import { SUMMARY_TEXTS as S, CONFIG_TEXTS as T } from "./config-texts.ts";

const NEEDED = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
type S3Name = (typeof NEEDED)[number] | "S3_REGION" | "S3_PATH_STYLE";
type S3Values = Partial<Pick<ConfigValues, S3Name>>;
type Problem = { setting: S3Name; message: string };

const INTERNAL_NAME = /^[^.]+$|\.(?:internal|local|localhost)$/;

/** Place, bucket and both keys, or nothing; files of people never in the open beyond one's own network. */
export function s3Problems(values: S3Values): Problem[] {
  const missing = NEEDED.filter((name) => values[name] === undefined);
  if (missing.length === NEEDED.length) return [];
  const problems: Problem[] = missing.map((setting) => ({ setting, message: T.s3Half }));
  if (!values.S3_ENDPOINT) return problems;
  const { protocol, hostname } = new URL(values.S3_ENDPOINT);
  const address = hostname.replace(/^\[|\]$/g, "");
  const isAddress = isIP(address) !== 0;
  const isInternal = isAddress ? !isPublicAddress(address) : INTERNAL_NAME.test(hostname);
  if (protocol === "http:" && !isInternal) {
    problems.push({ setting: "S3_ENDPOINT", message: T.s3Open });
  }
  // No name can be put before an address, and a certificate holds for one more part of a name only.
  const needsPath = isAddress || (protocol === "https:" && values.S3_BUCKET?.includes("."));
  if (needsPath && values.S3_PATH_STYLE === false) {
    problems.push({ setting: "S3_PATH_STYLE", message: T.s3PathStyle });
  }
  return problems;
}

/** Call it only where `s3Problems` found none. */
export function s3Settings(values: S3Values): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: values.S3_REGION ?? "us-east-1",
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    isPathStyle: values.S3_PATH_STYLE ?? false,
  };
}

export function describeFiles({ s3, dataDir }: { s3: S3Settings | null; dataDir: string }): string {
  return s3 ? S.filesInBucket(s3.bucket, new URL(s3.endpoint).host) : S.filesOnDisk(dataDir);
}
