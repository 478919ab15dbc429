import * as z from "zod/mini";
import { formatDay } from "#domain/format/days.ts";
import { isIsoDate, isoDate } from "#domain/time/iso-date.ts";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import type { MailContent } from "../mail-content.ts";
import { greetedName, mailCode, moment, ownLabel, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { CONTRACT_MAIL_TEXTS as T } from "../texts/contract-mail-texts.ts";
import { filled, ownText } from "./booking-facts.ts";

const head = {
  first_name: greetedName,
  link: webAddress,
  reference: z.string().check(z.regex(/^WB-[0-9A-Z-]+$/)),
  event_title: ownText,
} as const;

/** All of it comes from the stored contract. */
const contractFields = {
  ...head,
  speaker_name: ownLabel,
  event_date: z.pipe(z.string().check(z.refine(isIsoDate)), z.transform(isoDate)),
  version: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  until: z.optional(moment),
  message: ownText,
} as const;

type Facts = z.output<z.ZodMiniObject<typeof contractFields>>;
type Words = {
  readonly subject: (title: string) => string;
  readonly preheader: string;
  readonly heading: string;
  readonly text: string;
};

const contractMail = (words: Words): MailTemplate =>
  mailTemplate(contractFields, (data) => letter(data, words));

/** The kinds are those of the outbox without `mail.`. */
export const CONTRACT_MAILS = {
  contract_sent: contractMail(T.sent),
  contract_countersign: contractMail(T.countersign),
  contract_signed: contractMail(T.signed),
  contract_change_requested: contractMail(T.change_requested),
  contract_change_withdrawn: contractMail(T.change_withdrawn),
  contract_change_declined: contractMail(T.change_declined),
  contract_signature_withdrawn: contractMail(T.signature_withdrawn),
  contract_code: mailTemplate({ ...head, code: mailCode }, (data) => ({
    subject: T.code.subject,
    preheader: T.code.preheader,
    heading: T.code.heading,
    blocks: [
      { kind: "text", text: F.greeting(data.first_name) },
      { kind: "text", text: T.code.text },
      { kind: "code", label: T.code.label, code: data.code },
      {
        kind: "facts",
        rows: [
          [T.facts.reference, data.reference],
          [T.facts.event, data.event_title],
        ],
      },
      { kind: "action", label: T.action, href: data.link, isSecret: true },
      { kind: "text", text: T.code.valid },
      { kind: "note", text: T.code.note },
    ],
  })),
} as const satisfies Record<string, MailTemplate>;

function letter(data: Facts, { subject, preheader, heading, text }: Words): MailContent {
  const rows = filled([
    [T.facts.reference, data.reference],
    [T.facts.event, data.event_title],
    [T.facts.speaker, data.speaker_name],
    [T.facts.day, formatDay(data.event_date)],
    [T.facts.version, String(data.version)],
    [T.facts.until, data.until ?? ""],
    [T.facts.message, data.message],
    [T.facts.hash, data.sha256],
  ]);
  return {
    subject: subject(data.event_title),
    preheader,
    heading,
    blocks: [
      { kind: "text", text: F.greeting(data.first_name) },
      { kind: "text", text },
      { kind: "facts", rows },
      { kind: "action", label: T.action, href: data.link, isSecret: false },
    ],
  };
}
