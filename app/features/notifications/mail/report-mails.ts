import * as z from "zod/mini";
import { REPORT_MAIL_TEXTS as T } from "../report-mail-texts.ts";
import { MAIL_FRAME_TEXTS as F } from "../texts.ts";
import { greetedName, moment, webAddress } from "./mail-fields.ts";
import { type MailTemplate, mailTemplate } from "./mail-template.ts";

/** What reported content sends; nothing in it was written by whoever reported. */
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
} as const satisfies Record<string, MailTemplate>;
