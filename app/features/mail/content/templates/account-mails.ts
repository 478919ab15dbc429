import * as z from "zod/mini";
import { MAIL_FRAME_TEXTS as F, FACTOR_NAMES, ACCOUNT_MAIL_TEXTS as T } from "../../texts.ts";
import type { MailBlock, MailContent } from "../mail-content.ts";
import {
  greetedName,
  mailAddress,
  mailCode,
  moment,
  ownLabel,
  webAddress,
} from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";

const person = { first_name: greetedName };
const token = { ...person, link: webAddress, code: mailCode };
const notice = { ...person, link: webAddress, at: moment };
const factor = {
  ...notice,
  factor_type: z.enum(["totp", "phone", "recovery_code", "webauthn"]),
  friendly_name: ownLabel,
};

/** What accounts send. The kinds are those of the outbox without `mail.`. */
export const ACCOUNT_MAILS = {
  confirm_signup: mailTemplate(token, (data) => tokenMail(T.confirmSignup, data)),
  recovery: mailTemplate(token, (data) => tokenMail(T.recovery, data)),
  email_change: mailTemplate(
    { ...token, new_email: mailAddress, half: z.enum(["current", "new"]) },
    (data) => {
      const { current, next, newAddress, both, ...words } = T.emailChange;
      const text = data.half === "current" ? current : next;
      const more: MailBlock[] = [
        { kind: "facts", rows: [[newAddress, data.new_email]] },
        { kind: "text", text: both },
      ];
      return tokenMail({ ...words, text, textKind: "statement" }, data, more);
    },
  ),
  reauthentication: mailTemplate({ ...person, code: mailCode }, ({ first_name, code }) => {
    const { text, codeLabel, valid, note, ...head } = T.reauthentication;
    return {
      ...head,
      blocks: [
        ...opening(first_name, text),
        { kind: "code", label: codeLabel, code },
        { kind: "text", text: valid },
        { kind: "note", text: note },
      ],
    };
  }),
  already_registered: mailTemplate(notice, (data) => noticeMail(T.alreadyRegistered, data)),
  password_changed: mailTemplate(notice, (data) => noticeMail(T.passwordChanged, data)),
  email_changed: mailTemplate({ ...notice, new_email: mailAddress }, (data) =>
    noticeMail(T.emailChanged, data, [[T.emailChanged.newAddress, data.new_email]]),
  ),
  session_revoked: mailTemplate(notice, (data) => noticeMail(T.sessionRevoked, data)),
  account_blocked: mailTemplate({ ...notice, reason: z.string() }, (data) =>
    noticeMail(T.accountBlocked, data, [[T.accountBlocked.reason, data.reason]]),
  ),
  sessions_ended: mailTemplate(notice, (data) => noticeMail(T.sessionsEnded, data)),
  new_device: mailTemplate({ ...notice, device: ownLabel }, (data) =>
    noticeMail(T.newDevice, data, [[T.newDevice.device, data.device]]),
  ),
  account_deleted: mailTemplate(
    { ...notice, deleted_by: z.optional(z.enum(["owner", "admin"])) },
    (data) => {
      const { byOwner, byAdmin, ...words } = T.accountDeleted;
      const own = data.deleted_by === "admin" ? byAdmin : byOwner;
      return noticeMail({ ...words, ...own, textKind: "statement" }, data);
    },
  ),
  google_linked: mailTemplate(notice, (data) => noticeMail(T.googleLinked, data)),
  google_unlinked: mailTemplate(notice, (data) => noticeMail(T.googleUnlinked, data)),
  new_factor: mailTemplate(factor, (data) =>
    noticeMail(T.newFactor, data, [[T.newFactor.factor, factorName(data)]]),
  ),
  factor_removed: mailTemplate(factor, (data) =>
    noticeMail(T.factorRemoved, data, [[T.factorRemoved.factor, factorName(data)]]),
  ),
  recovery_codes_created: mailTemplate({ ...notice, total: z.number() }, (data) =>
    noticeMail(T.recoveryCodesCreated, data, [[T.recoveryCodesCreated.total, String(data.total)]]),
  ),
  recovery_code_used: mailTemplate({ ...notice, remaining: z.number() }, (data) =>
    noticeMail(T.recoveryCodeUsed, data, [[T.recoveryCodeUsed.remaining, String(data.remaining)]]),
  ),
} as const satisfies Record<string, MailTemplate>;

type Words = {
  subject: string;
  preheader: string;
  heading: string;
  text: string;
  action: string;
  note: string;
  textKind?: "statement";
};

type TokenWords = Words & { valid: string };

function tokenMail(
  { text, textKind, action, valid, note, ...head }: TokenWords,
  data: { first_name: string | null; link: string; code: string },
  more: readonly MailBlock[] = [],
): MailContent {
  return {
    subject: head.subject,
    preheader: head.preheader,
    heading: head.heading,
    blocks: [
      ...opening(data.first_name, text, textKind),
      ...more,
      { kind: "action", label: action, href: data.link, isSecret: true },
      { kind: "code", label: T.codeLabel, code: data.code },
      { kind: "text", text: valid },
      { kind: "note", text: note },
    ],
  };
}

function noticeMail(
  { subject, preheader, heading, text, textKind, action, note }: Words,
  data: { first_name: string | null; link: string; at: string },
  rows: readonly (readonly [string, string])[] = [],
): MailContent {
  return {
    subject,
    preheader,
    heading,
    blocks: [
      ...opening(data.first_name, text, textKind),
      { kind: "facts", rows: [...rows, [T.at, data.at]] },
      { kind: "action", label: action, href: data.link, isSecret: false },
      { kind: "note", text: note },
    ],
  };
}

function opening(
  name: string | null,
  text: string,
  kind: "text" | "statement" = "text",
): MailBlock[] {
  return [
    { kind: "text", text: F.greeting(name) },
    { kind, text },
  ];
}

type FactorData = { factor_type: keyof typeof FACTOR_NAMES; friendly_name: string };

function factorName({ factor_type, friendly_name }: FactorData): string {
  const kind = FACTOR_NAMES[factor_type];
  return friendly_name && friendly_name !== kind ? `${kind} „${friendly_name}“` : kind;
}
