import * as z from "zod/mini";
import { formatDay } from "#domain/format/days.ts";
import { SPEAKER_RESTRICTIONS } from "#domain/speaker/admin/speaker-actions.ts";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import type { MailBlock, MailContent } from "../mail-content.ts";
import { greetedName, moment, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { APPLICATION_FIELD_WORDS, SPEAKER_MAIL_TEXTS as T } from "../texts/speaker-mail-texts.ts";
import { calendarDay } from "./booking-facts.ts";

const person = { first_name: greetedName, link: webAddress };

/** What becomes of an application, and what the administration decides about speakers. */
export const SPEAKER_MAILS = {
  application_received: mailTemplate({ ...person, answer_day: calendarDay }, (data) =>
    letter(T.received, data, [
      { kind: "facts", rows: [[T.received.answerDay, formatDay(data.answer_day)]] },
    ]),
  ),
  application_approved: mailTemplate(person, (data) => letter(T.approved, data)),
  application_changes: mailTemplate(
    { ...person, notes: z.record(z.string(), z.string()) },
    (data) => letter(T.changes, data, [noteRows(data.notes)]),
  ),
  application_rejected: mailTemplate({ ...person, reason: z.string() }, (data) =>
    letter(T.rejected, data, [{ kind: "facts", rows: [[T.rejected.reason, data.reason]] }]),
  ),
  change_approved: mailTemplate(person, (data) => letter(T.changeApproved, data)),
  change_notes: mailTemplate({ ...person, notes: z.record(z.string(), z.string()) }, (data) =>
    letter(T.changeNotes, data, [noteRows(data.notes)]),
  ),
  change_rejected: mailTemplate({ ...person, reason: z.string() }, (data) =>
    letter(T.changeRejected, data, [
      { kind: "facts", rows: [[T.changeRejected.reason, data.reason]] },
    ]),
  ),
  speaker_restricted: mailTemplate(
    { ...person, reason: z.string(), restriction: z.enum(SPEAKER_RESTRICTIONS) },
    ({ restriction, reason, ...data }) => {
      const { state, states, reason: why } = T.restricted;
      const rows = [
        [state, states[restriction]],
        [why, reason],
      ] as const;
      return letter(T.restricted, data, [{ kind: "facts", rows }]);
    },
  ),
  speaker_deleted: mailTemplate({ ...person, reason: z.string() }, (data) =>
    letter(T.deleted, data, [{ kind: "facts", rows: [[T.deleted.reason, data.reason]] }]),
  ),
  speaker_nudge: mailTemplate(person, (data) => letter(T.nudge, data)),
  speaker_claim: mailTemplate({ ...person, until: moment }, (data) =>
    letter(
      { ...T.claim, note: T.claim.note(data.until) },
      data,
      [],
      // The holder of the link becomes the owner of the profile.
      true,
    ),
  ),
} as const satisfies Record<string, MailTemplate>;

function noteRows(notes: Record<string, string>): MailBlock {
  const rows = Object.entries(notes).map(
    ([field, note]) => [APPLICATION_FIELD_WORDS[field] ?? field, note] as const,
  );
  return { kind: "facts", rows };
}

type Words = {
  subject: string;
  preheader: string;
  heading: string;
  text: string;
  action: string;
  note: string;
};

function letter(
  words: Words,
  { first_name, link }: { first_name: string | null; link: string },
  more: readonly MailBlock[] = [],
  isSecret = false,
): MailContent {
  return {
    subject: words.subject,
    preheader: words.preheader,
    heading: words.heading,
    blocks: [
      { kind: "text", text: F.greeting(first_name) },
      { kind: "text", text: words.text },
      ...more,
      { kind: "action", label: words.action, href: link, isSecret },
      { kind: "note", text: words.note },
    ],
  };
}
