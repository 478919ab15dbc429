import * as z from "zod/mini";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import { greetedName, ownLabel, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { MESSAGE_MAIL_TEXTS as T } from "../texts/message-mail-texts.ts";

/** What conversations send. */
export const MESSAGE_MAILS = {
  new_message: mailTemplate(
    {
      first_name: greetedName,
      sender_name: greetedName,
      /** Mails that waited before messages were collected know of one. */
      count: z._default(z.int().check(z.gte(1)), 1),
      excerpt: ownLabel,
      link: webAddress,
    },
    ({ first_name, sender_name, count, excerpt, link }) => ({
      subject: T.subject(T.countAtStart(count), T.sender(sender_name)),
      preheader: T.preheader,
      heading: T.heading(T.count(count)),
      blocks: [
        { kind: "text", text: F.greeting(first_name) },
        { kind: "text", text: T.text },
        {
          kind: "facts",
          rows: [
            [T.from, T.sender(sender_name)],
            [T.message(count), excerpt],
          ],
        },
        { kind: "action", label: T.action, href: link, isSecret: false },
        { kind: "note", text: T.note },
      ],
    }),
  ),
} as const satisfies Record<string, MailTemplate>;
