import { resolve } from "node:path";
import type { TrustProxy } from "#server/http/limits/trust-proxy.ts";
import type { Config } from "./config.ts";
import { describeFiles } from "./config-files.ts";
import { SUMMARY_TEXTS as S } from "./config-texts.ts";
import { describeGeo } from "./services/config-geo.ts";
import { describeCards } from "./services/config-stripe.ts";

/** Which data a command is about to work on. */
export function describeStorage({
  databaseUrl,
  dataDir,
  s3,
}: Pick<Config, "dataDir" | "databaseUrl" | "s3">): string[] {
  const folder = resolve(dataDir);
  return [
    `${S.database}: ${databaseUrl ? maskedAddress(databaseUrl) : S.embedded(folder)}`,
    `${S.files}: ${describeFiles({ s3, dataDir: folder })}`,
  ];
}

/** What is on, for the start-up message; secrets never appear in it. */
export function describeConfig(config: Config): string[] {
  const { databaseUrl, dataDir, metrics } = config;
  const state = (on: boolean): string => (on ? S.on : S.off);
  const lines: [string, string][] = [
    [S.address, config.publicUrl],
    [S.mode, config.nodeEnv],
    [
      S.database,
      databaseUrl
        ? S.postgres(maskedAddress(databaseUrl), config.databasePoolSize)
        : S.embedded(dataDir),
    ],
    [S.replica, config.databaseReadUrl ? maskedAddress(config.databaseReadUrl) : S.none],
    [S.files, describeFiles(config)],
    [S.scanner, state(config.scanner !== null)],
    [S.demo, state(config.demo)],
    [S.mail, describeMail(config.mail)],
    [S.keys, config.authKeys ? S.keysFromEnvironment : S.keysGenerated(dataDir)],
    [S.adminFactor, state(config.adminFactor.isNeeded)],
    [S.google, state(config.google !== null)],
    [
      S.passwordRange,
      config.passwordRange
        ? S.passwordRangeAt(new URL(config.passwordRange).host)
        : S.passwordRangeOff,
    ],
    [S.sms, state(config.sms !== null)],
    [S.cards, describeCards(config)],
    [S.places, describeGeo(config.geo)],
    [
      S.assistant,
      config.assistant ? S.assistantModel(config.assistant.model) : S.assistantEmbedded,
    ],
    [S.proxy, describeProxy(config.trustProxy)],
    [S.metrics, metrics ? `http://${metrics.host}:${metrics.port}/metrics` : S.off],
    [S.rateLimits, state(config.rateLimits)],
    [S.logLevel, config.log.level],
  ];
  return lines.map(([label, value]) => `${label}: ${value}`);
}

function maskedAddress(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = "***";
  // Options may hold passwords and key files as well.
  url.search = "";
  return url.href;
}

function describeMail({ smtp }: Config["mail"]): string {
  return smtp ? S.mailSent(maskedAddress(smtp.url), smtp.from.address) : S.mailKept;
}

function describeProxy(trust: TrustProxy): string {
  if ("networks" in trust) return trust.networks.join(", ");
  return trust.hops === 0 ? S.none : String(trust.hops);
}
