import * as z from "zod/mini";
import { MESSAGE_MAIL_TEXTS as T } from "../message-mail-texts.ts";
import { MAIL_FRAME_TEXTS as F } from "../texts.ts";
import { greetedName, ownLabel, webAddress } from "./mail-fields.ts";
import { type MailTemplate, mailTemplate } from "./mail-template.ts";

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
      subject: sender_name === null ? T.anonymousSubject(count) : T.subject(count, sender_name),
      preheader: T.preheader,
      heading: T.heading(count),
      blocks: [
        { kind: "text", text: F.greeting(first_name) },
        { kind: "text", text: T.text },
        {
          kind: "facts",
          rows: [
            [T.from, sender_name ?? T.someone],
            [T.message(count), excerpt],
          ],
        },
        { kind: "action", label: T.action(count), href: link, isSecret: false },
        { kind: "note", text: T.note },
      ],
    }),
  ),
} as const satisfies Record<string, MailTemplate>;
