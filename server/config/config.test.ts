import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { configOf, KEYS, LAPTOP, OPERATED } from "#tests/support/config-examples.ts";
import { readConfig } from "./config.ts";

function problemsOf(env: Record<string, string | undefined>): string[] {
  const config = readConfig(env);
  return config.ok ? [] : config.error.map(({ setting }) => setting);
}

const BAD: [why: string, env: Record<string, string | undefined>, settings: string[]][] = [
  ["no mode", {}, ["NODE_ENV"]],
  ["unknown mode", { NODE_ENV: "staging" }, ["NODE_ENV"]],
  ["port not a number", { ...LAPTOP, PORT: "http" }, ["PORT"]],
  ["port zero", { ...LAPTOP, PORT: "0" }, ["PORT"]],
  ["port too large", { ...LAPTOP, PORT: "65536" }, ["PORT"]],
  ["port with fraction", { ...LAPTOP, PORT: "3000.5" }, ["PORT"]],
  ["port in hexadecimal", { ...LAPTOP, PORT: "0xbb8" }, ["PORT"]],
  ["negative port", { ...LAPTOP, PORT: "-1" }, ["PORT"]],
  ["host with a path", { ...LAPTOP, HOST: "localhost/x" }, ["HOST"]],
  ["host with a port", { ...LAPTOP, HOST: "127.0.0.1:80" }, ["HOST"]],
  ["address without scheme", { ...LAPTOP, PUBLIC_URL: "www.wortbuehne.example" }, ["PUBLIC_URL"]],
  [
    "address of another scheme",
    { ...LAPTOP, PUBLIC_URL: "ftp://wortbuehne.example" },
    ["PUBLIC_URL"],
  ],
  ["script as address", { ...LAPTOP, PUBLIC_URL: "javascript:alert(1)" }, ["PUBLIC_URL"]],
  [
    "address with a path",
    { ...LAPTOP, PUBLIC_URL: "https://wortbuehne.example/app" },
    ["PUBLIC_URL"],
  ],
  [
    "address with a query",
    { ...LAPTOP, PUBLIC_URL: "https://wortbuehne.example/?a" },
    ["PUBLIC_URL"],
  ],
  [
    "address with an empty query",
    { ...LAPTOP, PUBLIC_URL: "https://wortbuehne.example?" },
    ["PUBLIC_URL"],
  ],
  [
    "address with a password",
    { ...LAPTOP, PUBLIC_URL: "https://a:b@wortbuehne.example" },
    ["PUBLIC_URL"],
  ],
  ["operated without an address", { ...OPERATED, PUBLIC_URL: undefined }, ["PUBLIC_URL"]],
  ["operated on localhost", { ...OPERATED, PUBLIC_URL: "http://localhost:3000" }, ["PUBLIC_URL"]],
  ["operated on 127.0.0.1", { ...OPERATED, PUBLIC_URL: "https://127.0.0.1" }, ["PUBLIC_URL"]],
  ["operated on [::1]", { ...OPERATED, PUBLIC_URL: "https://[::1]" }, ["PUBLIC_URL"]],
  [
    "operated on a .localhost name",
    { ...OPERATED, PUBLIC_URL: "https://app.localhost" },
    ["PUBLIC_URL"],
  ],
  [
    "https on localhost",
    { ...LAPTOP, MAIL_MODE: "capture", PUBLIC_URL: "https://localhost" },
    ["PUBLIC_URL"],
  ],
  [
    "exception neither on nor off",
    { ...OPERATED, ALLOW_LOCAL_PUBLIC_URL: "maybe" },
    ["ALLOW_LOCAL_PUBLIC_URL"],
  ],
  ["data in the root folder", { ...LAPTOP, DATA_DIR: "/" }, ["DATA_DIR"]],
  ["control character in the folder", { ...LAPTOP, DATA_DIR: "./da\nta" }, ["DATA_DIR"]],
  ["database of another kind", { ...OPERATED, DATABASE_URL: "mysql://a:b@db/x" }, ["DATABASE_URL"]],
  ["database that is no address", { ...OPERATED, DATABASE_URL: "db.intern" }, ["DATABASE_URL"]],
  [
    "database without a name",
    { ...OPERATED, DATABASE_URL: "postgres://a:eigen-9@db.intern/" },
    ["DATABASE_URL"],
  ],
  [
    "database without a host",
    { ...OPERATED, DATABASE_URL: "postgres:///wortbuehne" },
    ["DATABASE_URL"],
  ],
  [
    "default database password",
    { ...OPERATED, DATABASE_URL: "postgres://postgres:postgres@db.intern/x" },
    ["DATABASE_URL"],
  ],
  [
    "example database password",
    { ...OPERATED, DATABASE_URL: "postgres://app:changeme@db.intern/x" },
    ["DATABASE_URL"],
  ],
  [
    "database password with a bare %",
    { ...OPERATED, DATABASE_URL: "postgres://app:100%sicher@db.intern/x" },
    ["DATABASE_URL"],
  ],
  [
    "replica of another kind",
    { ...OPERATED, DATABASE_READ_URL: "mysql://a:b@db/x" },
    ["DATABASE_READ_URL"],
  ],
  [
    "replica with a default password",
    { ...OPERATED, DATABASE_READ_URL: "postgres://app:changeme@copy.intern/x" },
    ["DATABASE_READ_URL"],
  ],
  [
    "replica of the embedded database",
    { ...LAPTOP, DATABASE_READ_URL: "postgres://app:eigen-9@copy.intern/x" },
    ["DATABASE_READ_URL"],
  ],
  ["pool of nothing", { ...OPERATED, DATABASE_POOL_SIZE: "0" }, ["DATABASE_POOL_SIZE"]],
  ["pool too large", { ...OPERATED, DATABASE_POOL_SIZE: "1000" }, ["DATABASE_POOL_SIZE"]],
  ["demo neither on nor off", { ...LAPTOP, DEMO: "ja" }, ["DEMO"]],
  ["trust in every proxy by word", { ...LAPTOP, TRUST_PROXY: "true" }, ["TRUST_PROXY"]],
  ["too many proxies", { ...LAPTOP, TRUST_PROXY: "11" }, ["TRUST_PROXY"]],
  ["broken network", { ...LAPTOP, TRUST_PROXY: "10.0.0.0/33" }, ["TRUST_PROXY"]],
  [
    "one broken network of two",
    { ...LAPTOP, TRUST_PROXY: "10.0.0.0/8, proxy.intern" },
    ["TRUST_PROXY"],
  ],
  ["trust in the whole internet", { ...LAPTOP, TRUST_PROXY: "0.0.0.0/0" }, ["TRUST_PROXY"]],
  ["trust in all of IPv6", { ...LAPTOP, TRUST_PROXY: "10.0.0.1,::/0" }, ["TRUST_PROXY"]],
  [
    "metrics on the public port",
    { ...LAPTOP, PORT: "3000", METRICS_PORT: "3000" },
    ["METRICS_PORT"],
  ],
  ["metrics on the default port", { ...LAPTOP, METRICS_PORT: "3000" }, ["METRICS_PORT"]],
  ["metrics port not a number", { ...LAPTOP, METRICS_PORT: "on" }, ["METRICS_PORT"]],
  ["metrics host broken", { ...LAPTOP, METRICS_HOST: "*" }, ["METRICS_HOST"]],
  ["metrics token short", { ...LAPTOP, METRICS_TOKEN: "geheim" }, ["METRICS_TOKEN"]],
  ["unknown log level", { ...LAPTOP, LOG_LEVEL: "verbose" }, ["LOG_LEVEL"]],
  ["more than every line", { ...LAPTOP, LOG_SAMPLE: "2" }, ["LOG_SAMPLE"]],
  ["sample not a number", { ...LAPTOP, LOG_SAMPLE: "half" }, ["LOG_SAMPLE"]],
  ["body limit without number", { ...LAPTOP, BODY_LIMIT: "mb" }, ["BODY_LIMIT"]],
  ["body limit too small", { ...LAPTOP, BODY_LIMIT: "12" }, ["BODY_LIMIT"]],
  ["body limit too large", { ...LAPTOP, BODY_LIMIT: "1000mb" }, ["BODY_LIMIT"]],
  ["rate limits neither on nor off", { ...LAPTOP, RATE_LIMITS: "some" }, ["RATE_LIMITS"]],
  ["operated without rate limits", { ...OPERATED, RATE_LIMITS: "0" }, ["RATE_LIMITS"]],
  ["endless drain", { ...LAPTOP, SHUTDOWN_DRAIN_MS: "60000" }, ["SHUTDOWN_DRAIN_MS"]],
  [
    "operated without keys",
    { ...OPERATED, AUTH_REFRESH_KEY: "", AUTH_SEAL_KEY: "", AUTH_LOOKUP_KEY: "", AUTH_PEPPER: "" },
    Object.keys(KEYS),
  ],
  ["one key missing", { ...OPERATED, AUTH_PEPPER: undefined }, ["AUTH_PEPPER"]],
  [
    "one key alone on a laptop",
    { ...LAPTOP, AUTH_SEAL_KEY: KEYS.AUTH_PEPPER },
    ["AUTH_REFRESH_KEY", "AUTH_LOOKUP_KEY", "AUTH_PEPPER"],
  ],
  [
    "key without version",
    { ...OPERATED, AUTH_SEAL_KEY: randomBytes(32).toString("base64url") },
    ["AUTH_SEAL_KEY"],
  ],
  [
    "key too short",
    { ...OPERATED, AUTH_SEAL_KEY: `v1.${randomBytes(16).toString("base64url")}` },
    ["AUTH_SEAL_KEY"],
  ],
  [
    "key too long",
    { ...OPERATED, AUTH_SEAL_KEY: `v1.${randomBytes(33).toString("base64url")}` },
    ["AUTH_SEAL_KEY"],
  ],
  [
    "key in another alphabet",
    { ...OPERATED, AUTH_SEAL_KEY: "v1.+/+/+/+/+/+/+/+/+/+/+/+/+/+/+/+/+/+/+/+/+/8=" },
    ["AUTH_SEAL_KEY"],
  ],
  [
    "key of zeros",
    { ...OPERATED, AUTH_SEAL_KEY: `v1.${Buffer.alloc(32).toString("base64url")}` },
    ["AUTH_SEAL_KEY"],
  ],
  [
    "key that is a sentence",
    {
      ...OPERATED,
      AUTH_SEAL_KEY: `v1.${Buffer.from("the quick brown fox jumps over a").toString("base64url")}`,
    },
    ["AUTH_SEAL_KEY"],
  ],
  ["same key twice", { ...OPERATED, AUTH_SEAL_KEY: KEYS.AUTH_REFRESH_KEY }, ["AUTH_SEAL_KEY"]],
  [
    "old key under the name of the new one",
    { ...OPERATED, AUTH_SEAL_KEY_OLD: `v1.${randomBytes(32).toString("base64url")}` },
    ["AUTH_SEAL_KEY_OLD"],
  ],
  [
    "old key that is the new one",
    { ...OPERATED, AUTH_PEPPER_OLD: KEYS.AUTH_PEPPER.replace("v1", "v2") },
    ["AUTH_PEPPER_OLD"],
  ],
  [
    "old key in a wrong format",
    { ...OPERATED, AUTH_LOOKUP_KEY_OLD: "v0.AAAA" },
    ["AUTH_LOOKUP_KEY_OLD"],
  ],
  [
    "old key without new ones",
    { ...LAPTOP, AUTH_SEAL_KEY_OLD: KEYS.AUTH_SEAL_KEY },
    Object.keys(KEYS),
  ],
  [
    "same key under another version",
    { ...OPERATED, AUTH_PEPPER: KEYS.AUTH_SEAL_KEY.replace("v1", "v2") },
    ["AUTH_PEPPER"],
  ],
];

describe("readConfig", () => {
  test("the table holds at least 40 bad configurations", () => {
    expect(BAD.length).toBeGreaterThanOrEqual(40);
  });

  test.each(BAD)("refuses: %s", (_why, env, settings) => {
    expect(problemsOf(env).sort()).toEqual([...settings].sort());
  });

  test("names all problems at once, in German, one line each, without the secret values", () => {
    const config = readConfig({
      NODE_ENV: "production",
      PORT: "x",
      DATABASE_URL: "postgres://app:changeme@db.intern/x",
      AUTH_PEPPER: "mein-kennwort",
      TRUST_PROXY: "all",
    });
    const problems = config.ok ? [] : config.error;
    expect(problems.map(({ setting }) => setting).sort()).toEqual(
      [
        "PORT",
        "TRUST_PROXY",
        "AUTH_PEPPER",
        "PUBLIC_URL",
        "DATABASE_URL",
        "SMTP_URL",
        "AUTH_REFRESH_KEY",
        "AUTH_SEAL_KEY",
        "AUTH_LOOKUP_KEY",
      ].sort(),
    );
    for (const { setting, message } of problems) {
      expect(message).toMatch(new RegExp(`^${setting} .*(muss|fehlt|falsches|enthält)`));
      expect(message).not.toMatch(/\n|changeme|mein-kennwort/);
    }
  });

  test("a laptop needs no settings at all", () => {
    expect(configOf(LAPTOP)).toMatchObject({
      port: 3000,
      publicUrl: "http://localhost:3000",
      https: false,
      isPublic: false,
      dataDir: "./data/local",
      databaseUrl: undefined,
      demo: true,
      authKeys: null,
      metrics: null,
      rateLimits: true,
      serviceWorker: true,
      bodyLimit: 1024 * 1024,
      drainMs: 0,
      mail: { smtp: null, rate: 10 },
    });
  });

  test("the default address follows the port", () => {
    expect(configOf({ ...LAPTOP, PORT: "4100" }).publicUrl).toBe("http://localhost:4100");
  });

  test("an operated server is public, drains and uses the given keys", () => {
    const config = configOf(OPERATED);
    expect(config).toMatchObject({ https: true, isPublic: true, drainMs: 2000 });
    expect(config.authKeys?.AUTH_PEPPER).toMatchObject({ version: "v1" });
    expect(config.authKeys?.AUTH_PEPPER.bytes).toHaveLength(32);
  });

  test("a server of one's own can be tried out locally when asked for", () => {
    const env = {
      ...OPERATED,
      PUBLIC_URL: undefined,
      DATABASE_URL: "postgres://postgres:postgres@localhost/x",
      ALLOW_LOCAL_PUBLIC_URL: "1",
      RATE_LIMITS: "0",
    };
    expect(configOf(env)).toMatchObject({ publicUrl: "http://localhost:3000", rateLimits: false });
  });

  test.each([
    ["2", { hops: 2 }],
    ["10.0.0.0/8, ::1", { networks: ["10.0.0.0/8", "::1"] }],
  ])("TRUST_PROXY=%s", (text, expected) => {
    expect(configOf({ ...LAPTOP, TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  test("an empty setting counts as unset", () => {
    expect(configOf({ ...LAPTOP, PORT: "", DATABASE_URL: " " }).port).toBe(3000);
  });
});
