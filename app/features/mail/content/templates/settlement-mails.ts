import * as z from "zod/mini";
import { CREDIT_LACKS } from "#domain/invoicing/settlement/self-billing.ts";
import { SETTLEMENT_OCCASIONS } from "#domain/invoicing/settlement/settlement.ts";
import { lackNotes } from "#domain/invoicing/settlement/settlement-document.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import { greetedName, ownLabel, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { SETTLEMENT_MAIL_TEXTS as T } from "../texts/settlement-mail-texts.ts";

type Row = readonly [label: string, value: string];

const amount = z.pipe(z.int(), z.transform(cents));

/** All of it comes from the stored settlement. */
const settlementFields = {
  first_name: greetedName,
  link: webAddress,
  settlement_number: z.string().check(z.regex(/^AB-\d{4}-\d{5,}$/)),
  reference: z.string().check(z.regex(/^WB-[0-9A-Z-]+$/)),
  event_title: ownLabel,
  occasion: z.enum(SETTLEMENT_OCCASIONS),
  is_credit_note: z.boolean(),
  payout_cents: amount,
  payout_vat_cents: amount,
  /** Both together: what reaches the account. */
  payout_total_cents: amount,
  lacks: z.array(z.enum(CREDIT_LACKS)),
} as const;

/** The kinds are those of the outbox without `mail.`. */
export const SETTLEMENT_MAILS = {
  settlement_issued: mailTemplate(settlementFields, (data) => {
    const { is_credit_note, payout_cents: net, payout_vat_cents: vat } = data;
    const total = formatEurosExact(data.payout_total_cents);
    const rows: Row[] = [
      [T.facts.number, data.settlement_number],
      [T.facts.reference, data.reference],
      [T.facts.event, data.event_title],
      [T.facts.net, formatEurosExact(net)],
      ...(vat > 0
        ? [[T.facts.vat, formatEurosExact(vat)] as const, [T.facts.total, total] as const]
        : []),
    ];
    const says = `${T.occasion[data.occasion]} ${is_credit_note ? T.credit : T.statement}`;
    return {
      subject: T.subject(data.settlement_number, total),
      preheader: T.preheader(total),
      heading: T.heading,
      blocks: [
        { kind: "text", text: F.greeting(data.first_name) },
        { kind: "statement", text: says },
        ...lackNotes(data.lacks).map((text) => ({ kind: "statement", text }) as const),
        { kind: "facts", rows },
        { kind: "action", label: T.toBooking, href: data.link, isSecret: false },
        { kind: "note", text: T.file },
      ],
    };
  }),
} as const satisfies Record<string, MailTemplate>;
