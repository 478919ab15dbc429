import * as z from "zod/mini";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import { greetedName, moment, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import {
  REPORT_DECISION_TEXTS as D,
  REVIEW_MAIL_TEXTS as R,
  REPORT_MAIL_TEXTS as T,
} from "../texts/report-mail-texts.ts";

const words = z.string().check(z.minLength(1), z.maxLength(2000));

/** Two letters about a review that differ in their words only. */
function reviewMail(text: typeof R.hidden | typeof R.edit): MailTemplate {
  return mailTemplate(
    { first_name: greetedName, speaker_name: words, reason: words, link: webAddress },
    ({ first_name, speaker_name, reason, link }) => ({
      subject: text.subject,
      preheader: text.preheader,
      heading: text.heading,
      blocks: [
        { kind: "text", text: F.greeting(first_name) },
        { kind: "text", text: text.text },
        {
          kind: "facts",
          rows: [
            [R.speaker, speaker_name],
            [R.reason, reason],
          ],
        },
        { kind: "action", label: R.action, href: link, isSecret: false },
        { kind: "note", text: text.note },
      ],
    }),
  );
}

/** What reports and moderation send; nothing in it was written by the reporter. */
export const REPORT_MAILS = {
  report_receipt: mailTemplate(
    { first_name: greetedName, report_id: z.uuid(), at: moment, link: webAddress },
    ({ first_name, report_id, at, link }) => ({
      subject: T.subject,
      preheader: T.preheader,
      heading: T.heading,
      blocks: [
        { kind: "text", text: F.greeting(first_name) },
        { kind: "text", text: T.text },
        {
          kind: "facts",
          rows: [
            [T.reference, report_id],
            [T.at, at],
          ],
        },
        { kind: "action", label: T.action, href: link, isSecret: false },
        { kind: "note", text: T.note },
      ],
    }),
  ),
  report_decision: mailTemplate(
    {
      first_name: greetedName,
      report_id: z.uuid(),
      is_upheld: z.boolean(),
      reason: words,
      link: webAddress,
    },
    ({ first_name, report_id, is_upheld, reason, link }) => ({
      subject: D.subject,
      preheader: D.preheader,
      heading: D.heading,
      blocks: [
        { kind: "text", text: F.greeting(first_name) },
        { kind: "statement", text: is_upheld ? D.upheld : D.rejected },
        {
          kind: "facts",
          rows: [
            [D.reference, report_id],
            [D.reason, reason],
          ],
        },
        { kind: "action", label: D.action, href: link, isSecret: false },
        { kind: "note", text: D.complaint },
      ],
    }),
  ),
  review_hidden: reviewMail(R.hidden),
  review_edit_requested: reviewMail(R.edit),
} as const satisfies Record<string, MailTemplate>;
