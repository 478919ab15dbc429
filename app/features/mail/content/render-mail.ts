import { failure, ok, type Result } from "#domain/result.ts";
import { MAIL_FRAME_TEXTS } from "../texts.ts";
import { editedMail, faultsIn, type MailText, type TextFault, writtenText } from "./edited-mail.ts";
import { htmlMail } from "./html-mail.ts";
import {
  isSecret,
  type MailContent,
  type MailFrame,
  type RenderedMail,
  withoutSecrets,
} from "./mail-content.ts";
import type { MailTemplate } from "./mail-template.ts";
import { placeholdersFor, placeholderValues } from "./placeholders.ts";
import { SAMPLE_DATA } from "./sample-data.ts";
import { ACCOUNT_MAILS } from "./templates/account-mails.ts";
import { BOOKING_MAILS } from "./templates/booking-mails.ts";
import { CONTRACT_MAILS } from "./templates/contract-mails.ts";
import { GO_LIVE_MAILS } from "./templates/go-live-mails.ts";
import { INVOICE_MAILS } from "./templates/invoice-mails.ts";
import { MESSAGE_MAILS } from "./templates/message-mails.ts";
import { PAYMENT_MAILS } from "./templates/payment-mails.ts";
import { POSTPONEMENT_MAILS } from "./templates/postponement-mails.ts";
import { REPORT_MAILS } from "./templates/report-mails.ts";
import { SETTLEMENT_MAILS } from "./templates/settlement-mails.ts";
import { SPEAKER_MAILS } from "./templates/speaker-mails.ts";
import { WITHDRAWAL_MAILS } from "./templates/withdrawal-mails.ts";
import { textMail } from "./text-mail.ts";

/** Every built-in mail by its key; other subjects add theirs here. */
const MAIL_TEMPLATES = {
  ...ACCOUNT_MAILS,
  ...BOOKING_MAILS,
  ...CONTRACT_MAILS,
  ...GO_LIVE_MAILS,
  ...INVOICE_MAILS,
  ...MESSAGE_MAILS,
  ...PAYMENT_MAILS,
  ...POSTPONEMENT_MAILS,
  ...REPORT_MAILS,
  ...SETTLEMENT_MAILS,
  ...SPEAKER_MAILS,
  ...WITHDRAWAL_MAILS,
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
  /** Why the own text was not used. */
  faults: readonly TextFault[];
};

/** With an own text the mail says that; a text that cannot be used never keeps a mail from leaving. */
export function renderMail(
  key: MailKey,
  data: unknown,
  frame: MailFrame,
  ownText?: MailText,
): Result<MailVersions, "invalid_data"> {
  const template: MailTemplate = MAIL_TEMPLATES[key];
  const builtIn = template(data);
  if (!builtIn) return failure("invalid_data");
  const values = placeholderValues(template.fields, template.read(data) ?? {});
  const edited = ownText && editedMail(ownText, builtIn, values);
  const content = edited?.ok ? edited.value : builtIn;
  const harmless = withoutSecrets(content, frame, MAIL_FRAME_TEXTS.hidden);
  return ok({
    mail: render(content, frame),
    forRecord: render(harmless, withoutLink(frame)),
    faults: edited && !edited.ok ? edited.error : [],
  });
}

/** What the editor of a mail needs to know; null for a mail the sample data does not fill. */
export function describeMail(key: MailKey) {
  const template: MailTemplate = MAIL_TEMPLATES[key];
  const builtIn = template(SAMPLE_DATA);
  const values = placeholderValues(template.fields, template.read(SAMPLE_DATA) ?? {});
  if (!builtIn) return null;
  return {
    placeholders: placeholdersFor(template.fields),
    text: writtenText(builtIn, values),
    faultsOf: (text: MailText) => faultsIn(text, builtIn, new Set(values.keys())),
  };
}

/** Whether the record of such a mail lacks what its reader needs; with accounts nothing is repeated. */
export function isKeptWithoutSecret(key: string): boolean {
  if (!isMailKey(key)) return false;
  if (Object.hasOwn(ACCOUNT_MAILS, key)) return true;
  const template: MailTemplate = MAIL_TEMPLATES[key];
  return template(SAMPLE_DATA)?.blocks.some(isSecret) ?? true;
}

export function isMailKey(text: string): text is MailKey {
  return Object.hasOwn(MAIL_TEMPLATES, text);
}

function render(content: MailContent, frame: MailFrame): RenderedMail {
  const subject = subjectLine(content.subject);
  return {
    subject,
    html: htmlMail({ ...content, subject }, frame),
    text: textMail(content, frame),
  };
}

/** The link acts for the reader too. */
function withoutLink({ unsubscribe: _, ...frame }: MailFrame): MailFrame {
  return frame;
}

/** One line, whatever a name or title in it contains. */
export function subjectLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return line.length <= MAX_SUBJECT ? line : `${line.slice(0, MAX_SUBJECT - 1).trimEnd()}…`;
}
