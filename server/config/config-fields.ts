import { isIP } from "node:net";
import { z } from "zod";
import { emailAddress } from "#domain/account/email-address.ts";
import { isCalendarDay } from "#domain/time/iso-date.ts";
import type { Mailbox } from "#integrations/mail/mailer.ts";
import { isLoopbackHost } from "#server/http/guards/own-host.ts";
import type { TrustProxy } from "#server/http/limits/trust-proxy.ts";
import {
  AUTH_KEY_NAMES,
  type AuthKeyName,
  OLD_KEY_NAMES,
  type OldKeyName,
  parseAuthKey,
} from "#server/services/auth-key.ts";
import { CONFIG_TEXTS as T } from "./config-texts.ts";

const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;
const BYTE_UNITS = { b: 1, kb: 1024, mb: 1024 * 1024 } as const;
const MAX_BODY = 64 * BYTE_UNITS.mb;

/** Every setting by itself; what depends on other settings is decided in `readConfig`. */
export const CONFIG_FIELDS = {
  NODE_ENV: z.enum(["production", "development", "test"], T.nodeEnv),
  PORT: integer(1, 65_535, T.port).default(3000),
  HOST: z
    .string()
    .refine((text) => isIP(text) !== 0 || HOST_NAME.test(text), T.host)
    .optional(),
  PUBLIC_URL: parsed(parseOrigin, T.publicUrl).optional(),
  ALLOW_LOCAL_PUBLIC_URL: flag().default(false),
  DATA_DIR: z.string().refine(isUsableFolder, T.dataDir).default("./data/local"),
  DATABASE_URL: parsed(parseDatabaseUrl, T.databaseUrl)
    .refine(isLoginReadable, T.loginUnreadable)
    .optional(),
  DATABASE_READ_URL: parsed(parseDatabaseUrl, T.databaseUrl)
    .refine(isLoginReadable, T.loginUnreadable)
    .optional(),
  EMBEDDED_DATABASE: flag().default(false),
  DATABASE_POOL_SIZE: integer(1, 100, T.poolSize).default(10),
  S3_ENDPOINT: parsed(parseServiceUrl, T.s3Endpoint).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, T.s3Region)
    .default("us-east-1"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, T.s3Bucket)
    .optional(),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[^\s/,]+$/, T.s3Key)
    .optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/, T.s3Secret).optional(),
  S3_PATH_STYLE: flag().default(false),
  CLAMAV_URL: parsed(parseScannerUrl, T.clamavUrl).optional(),
  DEMO: flag().optional(),
  TRUST_PROXY: parsed(parseTrustProxy, T.trustProxy)
    .refine((trust) => !trustsEverybody(trust), T.trustEverybody)
    .default({ hops: 0 }),
  METRICS_PORT: integer(1, 65_535, T.port).optional(),
  METRICS_HOST: z
    .string()
    .refine((text) => isIP(text) !== 0 || HOST_NAME.test(text), T.host)
    .default("127.0.0.1"),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, T.metricsToken)
    .optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "fatal", "silent"], T.logLevel).optional(),
  LOG_SAMPLE: parsed(parseShare, T.logSample).default(0.1),
  BODY_LIMIT: parsed(parseBytes, T.bodyLimit).default(BYTE_UNITS.mb),
  RATE_LIMITS: flag().default(true),
  SERVICE_WORKER: flag().default(true),
  SHUTDOWN_DRAIN_MS: integer(0, 30_000, T.drain).optional(),
  SMTP_URL: parsed(parseSmtpUrl, T.smtpUrl).refine(isLoginReadable, T.loginUnreadable).optional(),
  MAIL_FROM: parsed(parseMailbox, T.mailFrom).optional(),
  MAIL_MODE: z.enum(["capture", "log"], T.mailMode).optional(),
  MAIL_RATE: integer(1, 1_000, T.mailRate).default(10),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: parsed(parseIssuer, T.googleIssuer).default("https://accounts.google.com"),
  GOOGLE_PROMPT: z.string().optional(),
  PASSWORD_RANGE_URL: parsed(parsePasswordRange, T.passwordRange).optional(),
  SMS_URL: parsed(parseServiceUrl, T.serviceUrl).optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().max(40, T.smsFrom).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, T.stripeKey)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, T.stripeSecret)
    .optional(),
  STRIPE_API_URL: parsed(parseOrigin, T.stripeUrl).optional(),
  GEO_PROVIDER: z.enum(["photon", "nominatim", "google"], T.geoProvider).optional(),
  GEO_URL: parsed(parseServiceUrl, T.serviceUrl).optional(),
  GEO_KEY: z.string().optional(),
  GEO_ROUTER_URL: parsed(parseServiceUrl, T.serviceUrl).optional(),
  ASSISTANT_URL: parsed(parseServiceUrl, T.serviceUrl).optional(),
  ASSISTANT_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().max(200, T.assistantModel).optional(),
  ADMIN_SECOND_FACTOR: flag().optional(),
  ADMIN_SECOND_FACTOR_FROM: parsed(
    (day) => (isCalendarDay(day) ? day : null),
    T.adminFactorFrom,
  ).optional(),
  ...authKeyFields(),
};

export type ConfigValues = {
  [Name in keyof typeof CONFIG_FIELDS]: z.output<(typeof CONFIG_FIELDS)[Name]>;
};

function parsed<Value>(parse: (text: string) => Value | null, message: string) {
  return z.string().transform((text, context): Value => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

function integer(min: number, max: number, message: string) {
  return parsed((text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : null;
  }, message);
}

function flag() {
  const values: Record<string, boolean> = { "1": true, true: true, "0": false, false: false };
  return parsed((text) => values[text.toLowerCase()] ?? null, T.flag);
}

function authKeyFields() {
  const field = z
    .string()
    .transform((text, context) => {
      const key = parseAuthKey(text);
      if (key.ok) return key.value;
      context.addIssue({ code: "custom", message: T.keyProblems[key.error] });
      return z.NEVER;
    })
    .optional();
  const names = [...AUTH_KEY_NAMES, ...OLD_KEY_NAMES];
  return Object.fromEntries(names.map((name) => [name, field])) as Record<
    AuthKeyName | OldKeyName,
    typeof field
  >;
}

function parseOrigin(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const isOrigin = url.pathname === "/" && !url.search && !url.hash;
  return isOrigin && !url.username && !url.password && !/[?#]/.test(text) ? url : null;
}

/** Plain http only for a stand-in on one's own machine. */
function parseIssuer(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
  return url?.protocol === "https:" || (isLocal && url?.protocol === "http:") ? text : null;
}

/** A service of one's own network may speak plain http and live below a path. */
function parseServiceUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return /[?#]/.test(text) ? null : text;
}

/** Half a hash says little, but together with who asks and when it is private. */
function parsePasswordRange(text: string): string | null {
  const address = parseServiceUrl(text);
  if (address === null) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || isLoopbackHost(hostname) ? address : null;
}

function parseScannerUrl(text: string): { host: string; port: number } | null {
  const [, host = "", port = ""] = /^tcp:\/\/([^:/?#\s]+):(\d{1,5})$/.exec(text) ?? [];
  const isUsable = (isIP(host) !== 0 || HOST_NAME.test(host)) && Number(port) <= 65_535;
  return isUsable ? { host, port: Number(port) } : null;
}

function parseDatabaseUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol)) return null;
  // A socket folder stands in `?host=`, hence no host in front of the database is allowed then.
  const hasHost = url.hostname !== "" || url.searchParams.has("host");
  return hasHost && url.pathname.length > 1 ? url : null;
}

function parseSmtpUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "") return null;
  return /^\/?$/.test(url.pathname) && !url.search && !url.hash ? url : null;
}

/** A bare % stays in an address as it is, but clients that sign in with it cannot decode it. */
function isLoginReadable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(`${username}:${password}`);
    return true;
  } catch {
    return false;
  }
}

/** „Name <address>“ or the address alone; taken apart here, so that it is parsed once. */
function parseMailbox(text: string): Mailbox | null {
  const [, name = "", bracketed, bare] = /^(?:([^<>"\p{C}]*)<([^<>]+)>|(\S+))$/u.exec(text) ?? [];
  const address = emailAddress(bracketed ?? bare);
  return address ? { name: name.trim(), address } : null;
}

function parseTrustProxy(text: string): TrustProxy | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) <= 10 ? { hops: Number(text) } : null;
  const networks = text.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? { networks } : null;
}

function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32);
}

function trustsEverybody(trust: TrustProxy): boolean {
  return "networks" in trust && trust.networks.some((network) => network.endsWith("/0"));
}

function parseShare(text: string): number | null {
  const value = /^(?:0|1|0?\.\d+|1\.0+|0\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  return value >= 0 && value <= 1 ? value : null;
}

function parseBytes(text: string): number | null {
  const [, amount, unit = "b"] = /^(\d{1,9})(b|kb|mb)?$/i.exec(text) ?? [];
  const bytes = Number(amount) * BYTE_UNITS[unit.toLowerCase() as keyof typeof BYTE_UNITS];
  return bytes >= BYTE_UNITS.kb && bytes <= MAX_BODY ? bytes : null;
}

function isUsableFolder(text: string): boolean {
  return !/^[/\\]+$/.test(text) && [...text].every((character) => character >= " ");
}
