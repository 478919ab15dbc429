import type { z } from "zod";
import { failure, ok, type Result } from "#domain/result.ts";
import type { ChatModelSettings } from "#integrations/assistant/chat-model.ts";
import type { ScannerSettings } from "#integrations/files/clamav.ts";
import type { S3Settings } from "#integrations/files/s3-request.ts";
import type { GeoSettings } from "#integrations/geo/open-geo.ts";
import type { Mailbox } from "#integrations/mail/mailer.ts";
import type { StripeSettings } from "#integrations/payments/stripe.ts";
import type { SmsSettings } from "#integrations/sms/http-sms.ts";
import type { GoogleSettings } from "#server/auth/google.ts";
import { isLoopbackHost } from "#server/http/guards/own-host.ts";
import type { TrustProxy } from "#server/http/limits/trust-proxy.ts";
import type { LogLevel } from "#server/process/log.ts";
import type { AuthKeys } from "#server/services/auth-key.ts";
import { type AdminFactor, adminFactorProblems, adminFactorSettings } from "./config-admin.ts";
import { CONFIG_FIELDS, type ConfigValues } from "./config-fields.ts";
import { s3Problems, s3Settings } from "./config-files.ts";
import { ALL_KEY_NAMES, authKeys, keyProblems } from "./config-keys.ts";
import { misspeltSettings } from "./config-names.ts";
import { CONFIG_TEXTS as T } from "./config-texts.ts";
import { assistantProblems, assistantSettings } from "./services/config-assistant.ts";
import { geoProblems, geoSettings } from "./services/config-geo.ts";
import { smsProblems, smsSettings } from "./services/config-sms.ts";
import { stripeProblems, stripeSettings } from "./services/config-stripe.ts";

export type Config = {
  nodeEnv: "production" | "development" | "test";
  port: number;
  /** Undefined listens on all interfaces; behind a proxy only this machine is listened to. */
  host: string | undefined;
  /** Origin without a trailing slash; the only source of absolute links. */
  publicUrl: string;
  https: boolean;
  /** Operated for the public; otherwise it runs on a developer's own machine. */
  isPublic: boolean;
  dataDir: string;
  /** Undefined: the embedded engine, in the data folder. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** A standby of the same database for reads; undefined: there is none. */
  databaseReadUrl: string | undefined;
  /** Null: files lie in the data folder. */
  s3: S3Settings | null;
  /** Null: documents that people send each other are not searched for malware. */
  scanner: ScannerSettings | null;
  /** The address is this machine's own: other names than its own are not answered. */
  isLoopback: boolean;
  demo: boolean;
  trustProxy: TrustProxy;
  metrics: { port: number; host: string } | null;
  metricsToken: string | null;
  log: { level: LogLevel; sample: number };
  bodyLimit: number;
  rateLimits: boolean;
  /** False: browsers that keep the page for being offline are told to forget it. */
  serviceWorker: boolean;
  drainMs: number;
  /** Without a server mails are recorded and stay here. The rate is per second and process. */
  mail: { smtp: { url: string; from: Mailbox } | null; rate: number };
  google: GoogleSettings | null;
  /** Null: new passwords are held against our own list alone. */
  passwordRange: string | null;
  /** Null: second factors by message are not offered. */
  sms: SmsSettings | null;
  /** Null: cards are taken by the stand-in of a demo, otherwise not at all. */
  stripe: StripeSettings | null;
  geo: GeoSettings;
  /** Null: the assistant words its answers itself. */
  assistant: ChatModelSettings | null;
  /** Admins without a second factor get no further than setting one up. */
  adminFactor: AdminFactor;
  /** Null: the embedded default keeps its own keys in the data folder. */
  authKeys: AuthKeys | null;
};

/** The message is a complete line and begins with the name of the setting. */
export type ConfigProblem = { setting: string; message: string };
type Values = Partial<ConfigValues>;
type SettingName = keyof typeof CONFIG_FIELDS;

const DEFAULT_PASSWORDS =
  /^(?:|postgres|password|passwort|changeme|change-me|secret|geheim|admin|root|test|example|1234\d*)$/i;
const LOCAL_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i;

/** Finds every problem at once, so that the settings are not repaired one start at a time. */
export function readConfig(
  env: Record<string, string | undefined>,
): Result<Config, ConfigProblem[]> {
  const { values, problems } = readFields(env);
  problems.push(...crossProblems(values, problems));
  if (hasPublicAddress(values)) problems.push(...misspeltSettings(env));
  if (problems.length > 0) return failure(problems);
  return ok(buildConfig(values as ConfigValues));
}

/** Where data lies: all that a backup needs, also on a machine that runs nothing else. */
export function readStorage(
  env: Record<string, string | undefined>,
): Result<Pick<Config, "dataDir" | "databaseUrl" | "s3">, ConfigProblem[]> {
  const names = /^(?:DATA_DIR|DATABASE_URL|S3_[A-Z_]+)(?:_FILE)?$/;
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => names.test(name)));
  const config = readConfig({ ...own, NODE_ENV: "development" });
  const problems = config.ok ? [] : config.error.filter(({ setting }) => names.test(setting));
  if (problems.length > 0) return failure(problems);
  const { DATA_DIR: dataDir = "", DATABASE_URL: url, ...values } = readFields(own).values;
  return ok({ dataDir, databaseUrl: url?.href, s3: s3Settings(values) });
}

function readFields(env: Record<string, string | undefined>) {
  const values: Record<string, unknown> = {};
  const problems: ConfigProblem[] = [];
  for (const [setting, schema] of Object.entries<z.ZodType>(CONFIG_FIELDS)) {
    // An empty value is what compose files and shells leave behind for an unset one.
    const text = env[setting]?.trim() || undefined;
    const file = `${setting}_FILE`;
    const field = schema.safeParse(text);
    if (text === undefined && env[file]) {
      problems.push({ setting, message: `${file} ${T.secretFile}` });
    } else if (field.success) values[setting] = field.data;
    else problems.push(problem(setting, field.error.issues[0]?.message ?? ""));
  }
  return { values: values as Values, problems };
}

function problem(setting: string, message: string): ConfigProblem {
  return { setting, message: `${setting} ${message}` };
}

function crossProblems(values: Values, known: readonly ConfigProblem[]): ConfigProblem[] {
  const isBroken = (name: SettingName): boolean => known.some(({ setting }) => setting === name);
  const found: ConfigProblem[] = [];
  const report = (setting: SettingName, message: string): void => {
    if (!isBroken(setting)) found.push(problem(setting, message));
  };
  const usesServer = values.DATABASE_URL !== undefined || isBroken("DATABASE_URL");
  const isOpen = hasPublicAddress(values);
  const isServed = isOpenToAll(values);
  if (isOpen && values.DEMO) report("DEMO", T.demoPublic);
  if (isOpenToAll(values)) {
    if (values.PUBLIC_URL?.protocol === "http:") report("PUBLIC_URL", T.publicUrlOpen);
    if (!usesServer && !values.EMBEDDED_DATABASE) report("DATABASE_URL", T.databaseMissing);
    if (!values.SMTP_URL && !values.MAIL_MODE && !values.MAIL_FROM) {
      report("MAIL_FROM", T.mailFromMissing);
    }
  }
  if (values.DATABASE_READ_URL && !usesServer) report("DATABASE_READ_URL", T.readUrlAlone);
  if (isPublicService(values, usesServer) && !values.ALLOW_LOCAL_PUBLIC_URL) {
    if (!values.PUBLIC_URL) report("PUBLIC_URL", T.publicUrlMissing);
    else if (LOCAL_HOST.test(values.PUBLIC_URL.hostname)) report("PUBLIC_URL", T.publicUrlLocal);
    if (values.DATABASE_URL && hasDefaultPassword(values.DATABASE_URL)) {
      report("DATABASE_URL", T.databasePassword);
    }
    if (values.DATABASE_READ_URL && hasDefaultPassword(values.DATABASE_READ_URL)) {
      report("DATABASE_READ_URL", T.databasePassword);
    }
    if (values.RATE_LIMITS === false) report("RATE_LIMITS", T.rateLimitsOff);
    if (!values.SMTP_URL && !values.MAIL_MODE) report("SMTP_URL", T.smtpMissing);
  }
  if (values.METRICS_PORT !== undefined && values.METRICS_PORT === values.PORT) {
    report("METRICS_PORT", T.metricsPortTaken);
  }
  if (values.SMTP_URL && !values.MAIL_FROM) report("MAIL_FROM", T.mailFromMissing);
  if ((values.GOOGLE_CLIENT_ID === undefined) !== (values.GOOGLE_CLIENT_SECRET === undefined)) {
    report(values.GOOGLE_CLIENT_ID ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID", T.googleHalf);
  }
  const services = [
    ...adminFactorProblems(values, isServed),
    ...smsProblems(values),
    ...stripeProblems(values),
    ...geoProblems(values),
    ...assistantProblems(values),
    ...s3Problems(values),
  ];
  for (const { setting, message } of services) report(setting, message);
  const hasKeys = ALL_KEY_NAMES.some((name) => values[name] !== undefined || isBroken(name));
  const needsKeys = isServed && !values.EMBEDDED_DATABASE;
  if (usesServer || hasKeys || needsKeys) {
    for (const { setting, message } of keyProblems(values)) report(setting, message);
  }
  return found;
}

function isPublicService(values: Values, usesServer: boolean): boolean {
  const isHttps = values.PUBLIC_URL?.protocol === "https:";
  const isServed = usesServer || isHttps || hasPublicAddress(values);
  return values.NODE_ENV === "production" && isServed;
}

/** A public address: then there is no demo, whatever else is set. */
function hasPublicAddress({ PUBLIC_URL }: Pick<Values, "PUBLIC_URL">): boolean {
  return PUBLIC_URL !== undefined && !isLoopbackHost(PUBLIC_URL.hostname);
}

/** A production server under a public address. */
function isOpenToAll(values: Values): boolean {
  return values.NODE_ENV === "production" && hasPublicAddress(values);
}

function hasDefaultPassword(url: URL): boolean {
  // Without a password the server trusts the socket or a certificate, which is fine.
  return url.password !== "" && DEFAULT_PASSWORDS.test(decodeURIComponent(url.password));
}

function buildConfig(values: ConfigValues): Config {
  const url = values.DATABASE_URL;
  const publicUrl = values.PUBLIC_URL?.origin ?? `http://localhost:${values.PORT}`;
  const isPublic = isPublicService(values, url !== undefined);
  return {
    nodeEnv: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST ?? hostBehindProxy(values.TRUST_PROXY),
    publicUrl,
    https: publicUrl.startsWith("https:"),
    isPublic,
    dataDir: values.DATA_DIR,
    databaseUrl: url?.href,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseReadUrl: values.DATABASE_READ_URL?.href,
    s3: s3Settings(values),
    scanner: values.CLAMAV_URL ?? null,
    isLoopback: !hasPublicAddress(values),
    demo: !hasPublicAddress(values) && (values.DEMO ?? url === undefined),
    trustProxy: values.TRUST_PROXY,
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : null,
    metricsToken: values.METRICS_TOKEN ?? null,
    // On one's own machine the terminal shows the start and then only what went wrong.
    log: { level: values.LOG_LEVEL ?? (isPublic ? "info" : "warn"), sample: values.LOG_SAMPLE },
    bodyLimit: values.BODY_LIMIT,
    rateLimits: values.RATE_LIMITS,
    serviceWorker: values.SERVICE_WORKER,
    // Only a load balancer has to notice the red readiness first.
    drainMs: values.SHUTDOWN_DRAIN_MS ?? (isPublic && url ? 2_000 : 0),
    mail: { smtp: smtp(values), rate: values.MAIL_RATE },
    google: google(values),
    passwordRange: values.PASSWORD_RANGE_URL ?? null,
    sms: smsSettings(values),
    stripe: stripeSettings(values),
    geo: geoSettings(values, publicUrl),
    assistant: assistantSettings(values),
    adminFactor: adminFactorSettings(values, isOpenToAll(values)),
    authKeys: url || values.AUTH_PEPPER ? authKeys(values) : null,
  };
}

/** A client that reaches the port past the proxy could claim any address: then only this machine may. */
function hostBehindProxy(trust: TrustProxy): string | undefined {
  return trustsProxy(trust) ? "127.0.0.1" : undefined;
}

export function trustsProxy(trust: TrustProxy): boolean {
  return "networks" in trust || trust.hops > 0;
}

function google(values: ConfigValues): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, GOOGLE_PROMPT } = values;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null;
  const prompt = GOOGLE_PROMPT === undefined ? {} : { prompt: GOOGLE_PROMPT };
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: GOOGLE_ISSUER,
    ...prompt,
  };
}

function smtp({ SMTP_URL, MAIL_FROM, MAIL_MODE }: ConfigValues): Config["mail"]["smtp"] {
  return SMTP_URL && MAIL_FROM && !MAIL_MODE ? { url: SMTP_URL.href, from: MAIL_FROM } : null;
}
