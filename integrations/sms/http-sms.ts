import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { SmsSender } from "./sms-sender.ts";

export type SmsSettings = {
  /** Where messages are posted, for Twilio `https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json`. */
  url: string;
  /** A bearer token, or `user:password` for services that want both. */
  token: string;
  /** The number or name that messages come from. */
  from: string;
};

type Patience = { timeoutMs?: number; attempts?: number; pauseMs?: number };

/** The user waits for the code, so the whole errand ends within a quarter of a minute. */
const PATIENCE = { timeoutMs: 4_000, attempts: 3, pauseMs: 300 };

/** Worth another try: the service was busy, broken or not there. Any other refusal stays one. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Hands messages over as a form with `To`, `From` and `Body`, as Twilio and many others take them. */
export function createHttpSms(settings: SmsSettings, patience: Patience = {}): SmsSender {
  const { timeoutMs, attempts, pauseMs } = { ...PATIENCE, ...patience };
  return {
    async send({ to, text, channel }) {
      const prefix = channel === "whatsapp" ? "whatsapp:" : "";
      const form = { To: prefix + to, From: prefix + settings.from, Body: text };
      // The same for every try: a service that knows it delivers one message only.
      const headers = { ...headersOf(settings.token), "idempotency-key": randomUUID() };
      for (let attempt = 1; ; attempt += 1) {
        const failure = await post(settings.url, headers, form, timeoutMs);
        if (failure === null) return;
        if (!failure.mayPass || attempt >= attempts) throw new Error(failure.reason);
        await pause(pauseMs * attempt);
      }
    },
  };
}

function headersOf(token: string): Record<string, string> {
  const isPair = token.includes(":");
  const credentials = isPair ? `Basic ${Buffer.from(token).toString("base64")}` : `Bearer ${token}`;
  return { authorization: credentials, accept: "application/json" };
}

type Failure = { reason: string; mayPass: boolean };

/** The reason names neither number nor text: it ends in the log. */
async function post(
  url: string,
  headers: Record<string, string>,
  form: Record<string, string>,
  timeoutMs: number,
): Promise<Failure | null> {
  const { host } = new URL(url);
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers,
      body: new URLSearchParams(form),
      // A redirect could carry the token elsewhere.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return null;
    return { reason: `${host} answered ${answer.status}`, mayPass: PASSING.has(answer.status) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "error";
    return { reason: `${host} did not answer (${name})`, mayPass: true };
  }
}
