import { expect, test } from "vitest";
import { configOf, KEYS, LAPTOP, OPERATED } from "#tests/support/config-examples.ts";
import { readConfig, readStorage } from "./config.ts";
import { describeConfig } from "./describe-config.ts";

const BUCKET = {
  S3_ENDPOINT: "https://s3.eu-central-1.amazonaws.com",
  S3_REGION: "eu-central-1",
  S3_BUCKET: "wortbuehne",
  S3_ACCESS_KEY_ID: "AKEXAMPLE",
  S3_SECRET_ACCESS_KEY: "very/secret+key",
};

function problems(env: Record<string, string>): string[] {
  const config = readConfig({ ...LAPTOP, ...env });
  return config.ok ? [] : config.error.map(({ message }) => message);
}

test("files lie in the data folder until a bucket is configured", () => {
  expect(configOf(LAPTOP).s3).toBeNull();
  expect(configOf({ ...LAPTOP, ...BUCKET }).s3).toEqual({
    endpoint: "https://s3.eu-central-1.amazonaws.com",
    region: "eu-central-1",
    bucket: "wortbuehne",
    accessKeyId: "AKEXAMPLE",
    secretAccessKey: "very/secret+key",
    isPathStyle: false,
  });
});

test("every missing part is named, in one message", () => {
  const found = problems({ S3_BUCKET: "wortbuehne" });
  expect(found).toHaveLength(3);
  for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
    expect(found.join("\n")).toContain(`${name} fehlt`);
  }
});

test.each([
  ["S3_ENDPOINT", "s3.example"],
  ["S3_ENDPOINT", "https://user:word@s3.example"],
  ["S3_ENDPOINT", "http://s3.example"],
  ["S3_ENDPOINT", "http://203.0.114.7:9000"],
  ["S3_REGION", "EU Central"],
  ["S3_BUCKET", "Groß"],
  ["S3_BUCKET", "a/b"],
  ["S3_ACCESS_KEY_ID", "a/b"],
  ["S3_SECRET_ACCESS_KEY", "two words"],
  ["S3_PATH_STYLE", "maybe"],
])("%s=%s is refused", (name, value) => {
  const found = problems({ ...BUCKET, S3_PATH_STYLE: "1", [name]: value });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${name} `));
});

test.each(["http://127.0.0.1:9000", "http://10.0.0.7:9000", "http://minio:9000", "http://[::1]:9"])(
  "inside of one's own network %s may be open",
  (address) => {
    expect(problems({ ...BUCKET, S3_ENDPOINT: address, S3_PATH_STYLE: "1" })).toEqual([]);
  },
);

test("where the bucket cannot stand in the host's name, the path is asked for", () => {
  const found = [
    ...problems({ ...BUCKET, S3_ENDPOINT: "https://192.0.2.7" }),
    ...problems({ ...BUCKET, S3_BUCKET: "files.example.de" }),
  ];
  expect(found).toHaveLength(2);
  for (const message of found) expect(message).toMatch(/^S3_PATH_STYLE muss „1“ sein/);
});

test("a scanner has a host and a port", () => {
  expect(configOf(LAPTOP).scanner).toBeNull();
  const scanner = { host: "clamav", port: 3310 };
  expect(configOf({ ...LAPTOP, CLAMAV_URL: "tcp://clamav:3310" })).toMatchObject({ scanner });
  for (const address of ["clamav:3310", "tcp://clamav", "tcp://clamav:99999", "tcp://a b:1"]) {
    expect(problems({ CLAMAV_URL: address })[0]).toMatch(/^CLAMAV_URL muss/);
  }
});

test("the start-up message says where files lie and keeps the keys to itself", () => {
  const lines = describeConfig(configOf({ ...OPERATED, ...BUCKET })).join("\n");
  expect(lines).toContain("Dateien: im Bucket wortbuehne bei s3.eu-central-1.amazonaws.com");
  expect(lines).not.toMatch(/AKEXAMPLE|very\/secret/);
  expect(describeConfig(configOf(LAPTOP)).join("\n")).toContain("Dateien: in ./data/local");
});

test("a backup needs to know where data lies and nothing else", () => {
  const { DATABASE_URL } = OPERATED;
  expect(readStorage({ DATABASE_URL, ...BUCKET })).toMatchObject({
    ok: true,
    value: { databaseUrl: DATABASE_URL, dataDir: "./data/local", s3: { bucket: "wortbuehne" } },
  });
  expect(readStorage({})).toEqual({
    ok: true,
    value: { dataDir: "./data/local", databaseUrl: undefined, s3: null },
  });
  const broken = readStorage({ ...KEYS, PORT: "x", DATABASE_URL: "mysql://x", S3_BUCKET: "b-b" });
  const named = broken.ok ? [] : broken.error.map(({ setting }) => setting);
  expect(named).toEqual([
    "DATABASE_URL",
    "S3_ENDPOINT",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ]);
});
