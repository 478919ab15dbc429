import type { Delivery } from "./mailer.ts";

type SmtpError = Error & { code?: unknown; responseCode?: unknown; response?: unknown };

/** The server did not refuse the mail but us: mended in the settings, not by giving up the mails. */
const OUR_FAULT = [500, 502, 503, 530, 534, 535, 538];
const ABOUT_THE_MAIL = ["EENVELOPE", "EMESSAGE"];
const MAX_REASON = 300;

/** 4xx, network and time-outs are tried again; a mail that was refused for good is not. */
export function smtpFailure(thrown: unknown): Delivery {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error("unknown error");
  const code = typeof error.code === "string" ? error.code : "ESEND";
  const answer = typeof error.responseCode === "number" ? error.responseCode : null;
  const isAboutMail = ABOUT_THE_MAIL.includes(code);
  // Without an answer the library itself refused the envelope: it would do so every time.
  const isFinal =
    isAboutMail && (answer === null || (answer >= 500 && !OUR_FAULT.includes(answer)));
  return { status: isFinal ? "failed" : "retry", reason: reasonOf(error, code) };
}

function reasonOf(error: SmtpError, code: string): string {
  const said = typeof error.response === "string" ? error.response : error.message;
  return `${code}: ${said.replace(/\s+/g, " ").trim()}`.slice(0, MAX_REASON);
}
