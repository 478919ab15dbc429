import { failure, ok, type Result } from "#domain/result.ts";
import { MAIL_FRAME_TEXTS } from "../texts.ts";
import { ACCOUNT_MAILS } from "./account-mails.ts";
import { BOOKING_MAILS } from "./booking-mails.ts";
import { htmlMail } from "./html-mail.ts";
import { INVOICE_MAILS } from "./invoice-mails.ts";
import {
  type MailContent,
  type MailFrame,
  type RenderedMail,
  withoutSecrets,
} from "./mail-content.ts";
import type { MailTemplate } from "./mail-template.ts";
import { MESSAGE_MAILS } from "./message-mails.ts";
import { REPORT_MAILS } from "./report-mails.ts";
import { textMail } from "./text-mail.ts";

/** Every built-in mail by its key; other subjects add theirs here. */
const MAIL_TEMPLATES = {
  ...ACCOUNT_MAILS,
  ...BOOKING_MAILS,
  ...INVOICE_MAILS,
  ...MESSAGE_MAILS,
  ...REPORT_MAILS,
} as const satisfies Record<string, MailTemplate>;

export type MailKey = keyof typeof MAIL_TEMPLATES;

export const MAIL_KEYS = Object.keys(MAIL_TEMPLATES) as MailKey[];

/** RFC 5322: longer lines are cut or folded, and phones show less anyway. */
const MAX_SUBJECT = 78;

export type MailVersions = {
  /** What the recipient reads. */
  mail: RenderedMail;
  /** The same without what would let a later reader act for the recipient. */
  forRecord: RenderedMail;
};

export function renderMail(
  key: MailKey,
  data: unknown,
  frame: MailFrame,
): Result<MailVersions, "invalid_data"> {
  const content = MAIL_TEMPLATES[key](data);
  if (!content) return failure("invalid_data");
  const harmless = withoutSecrets(content, frame, MAIL_FRAME_TEXTS.hidden);
  return ok({ mail: render(content, frame), forRecord: render(harmless, frame) });
}

function render(content: MailContent, frame: MailFrame): RenderedMail {
  const subject = subjectLine(content.subject);
  return {
    subject,
    html: htmlMail({ ...content, subject }, frame),
    text: textMail(content, frame),
  };
}

/** One line, whatever a name or title in it contains. */
export function subjectLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return line.length <= MAX_SUBJECT ? line : `${line.slice(0, MAX_SUBJECT - 1).trimEnd()}…`;
}
