import { GO_LIVE_MAIL } from "#domain/platform/test-mail.ts";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import { greetedName, moment, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { GO_LIVE_MAIL_TEXTS as T } from "../texts/go-live-mail-texts.ts";

export const GO_LIVE_MAILS = {
  [GO_LIVE_MAIL]: mailTemplate(
    { first_name: greetedName, at: moment, link: webAddress },
    ({ first_name, at, link }) => ({
      subject: T.subject,
      preheader: T.preheader,
      heading: T.heading,
      blocks: [
        { kind: "text", text: F.greeting(first_name) },
        { kind: "text", text: T.text },
        { kind: "facts", rows: [[T.at, at]] },
        { kind: "action", label: T.action, href: link, isSecret: false },
        { kind: "note", text: T.note },
      ],
    }),
  ),
} as const satisfies Record<string, MailTemplate>;
