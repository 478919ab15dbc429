import { MESSAGE_MAIL_TEXTS as T } from "../message-mail-texts.ts";
import { MAIL_FRAME_TEXTS as F } from "../texts.ts";
import { greetedName, ownLabel, webAddress } from "./mail-fields.ts";
import { type MailTemplate, mailTemplate } from "./mail-template.ts";

/** What conversations send. */
export const MESSAGE_MAILS = {
  new_message: mailTemplate(
    { first_name: greetedName, sender_name: greetedName, excerpt: ownLabel, link: webAddress },
    ({ first_name, sender_name, excerpt, link }) => ({
      subject: sender_name === null ? T.anonymousSubject : T.subject(sender_name),
      preheader: T.preheader,
      heading: T.heading,
      blocks: [
        { kind: "text", text: F.greeting(first_name) },
        { kind: "text", text: T.text },
        {
          kind: "facts",
          rows: [
            [T.from, sender_name ?? T.someone],
            [T.message, excerpt],
          ],
        },
        { kind: "action", label: T.action, href: link, isSecret: false },
        { kind: "note", text: T.note },
      ],
    }),
  ),
} as const satisfies Record<string, MailTemplate>;
