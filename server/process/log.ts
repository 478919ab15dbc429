import { type DestinationStream, pino } from "pino";
import { redact } from "./redact.ts";

export type LogLevel = "debug" | "info" | "warn" | "error" | "fatal" | "silent";
type LogLine = (facts: Record<string, unknown>, message: string) => void;

/** Facts first, then a constant English message: lines are searched, not read as prose. */
export type Logger = {
  debug: LogLine;
  info: LogLine;
  warn: LogLine;
  error: LogLine;
  fatal: LogLine;
  child(bindings: Record<string, string>): Logger;
};

/** One JSON object per line on standard output, UTC, without secrets and personal data. */
export function createLog(
  config: { log: { level: LogLevel } },
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level: config.log.level,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      // Errors are described by `redact`; pino's own serializer would copy every property.
      serializers: { err: (value: unknown) => value },
      hooks: {
        logMethod(args, method) {
          const safe = args.map((arg) => redact(arg));
          return method.apply(this, safe as unknown as Parameters<typeof method>);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}
