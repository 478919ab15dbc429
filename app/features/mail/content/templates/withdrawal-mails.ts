import * as z from "zod/mini";
import { isDeclarable } from "#domain/content/withdrawal.ts";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import { greetedName, moment, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { WITHDRAWAL_MAIL_TEXTS as T } from "../texts/report-mail-texts.ts";

const declared = z.string().check(z.refine(isDeclarable));
const words = z.string().check(z.minLength(1), z.maxLength(2000));

/** The receipt repeats the declaration, because the law asks for its content (§ 356a BGB). */
export const WITHDRAWAL_MAILS = {
  withdrawal_receipt: mailTemplate(
    {
      first_name: greetedName,
      name: declared,
      reference: declared,
      at: moment,
      report_id: z.uuid(),
      link: webAddress,
    },
    ({ first_name, name, reference, at, report_id, link }) => ({
      subject: T.receipt.subject,
      preheader: T.receipt.preheader,
      heading: T.receipt.heading,
      blocks: [
        { kind: "text", text: F.greeting(first_name) },
        { kind: "text", text: T.receipt.text },
        {
          kind: "facts",
          rows: [
            [T.receipt.declaration, T.receipt.declared],
            [T.name, name],
            [T.contract, reference],
            [T.at, at],
            [T.number, report_id],
          ],
        },
        { kind: "action", label: T.action, href: link, isSecret: false },
        { kind: "note", text: T.receipt.note },
      ],
    }),
  ),
  withdrawal_decision: mailTemplate(
    {
      first_name: greetedName,
      report_id: z.uuid(),
      is_upheld: z.boolean(),
      reason: words,
      link: webAddress,
    },
    ({ first_name, report_id, is_upheld, reason, link }) => ({
      subject: T.decision.subject,
      preheader: T.decision.preheader,
      heading: T.decision.heading,
      blocks: [
        { kind: "text", text: F.greeting(first_name) },
        { kind: "statement", text: is_upheld ? T.decision.upheld : T.decision.rejected },
        {
          kind: "facts",
          rows: [
            [T.number, report_id],
            [T.decision.reason, reason],
          ],
        },
        { kind: "action", label: T.action, href: link, isSecret: false },
        { kind: "note", text: T.decision.note },
      ],
    }),
  ),
} as const satisfies Record<string, MailTemplate>;
