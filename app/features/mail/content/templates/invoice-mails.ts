import * as z from "zod/mini";
import { formatDay } from "#domain/format/days.ts";
import type { InvoiceKind } from "#domain/invoicing/invoice-document.ts";
import { listedAmount } from "#domain/invoicing/invoice-list.ts";
import { cancellationSettlement } from "#domain/invoicing/settlement/cancellation-settlement.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { amountLine } from "#domain/pricing/amount-line.ts";
import { VAT_TREATMENTS } from "#domain/pricing/vat/vat-treatments.ts";
import { isIsoDate, isoDate } from "#domain/time/iso-date.ts";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import type { MailBlock } from "../mail-content.ts";
import { greetedName, ownLabel, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { INVOICE_MAIL_TEXTS as T } from "../texts/invoice-mail-texts.ts";

const amount = z.pipe(z.int(), z.transform(cents));
const invoiceNumber = z.string().check(z.regex(/^RE-\d{4}-\d{5,}$/));

/** All of it comes from the stored invoice. */
const invoiceFields = {
  first_name: greetedName,
  link: webAddress,
  number: invoiceNumber,
  reference: z.string().check(z.regex(/^WB-[0-9A-Z-]+$/)),
  event_title: ownLabel,
  net_cents: amount,
  gross_cents: amount,
  vat_treatment: z.enum(VAT_TREATMENTS),
  vat_rate_basis_points: z.int(),
} as const;

type InvoiceFacts = z.output<z.ZodMiniObject<typeof invoiceFields>>;
type Row = readonly [label: string, value: string];

const toPay = {
  due_date: z.pipe(z.string().check(z.refine(isIsoDate)), z.transform(isoDate)),
  account_holder: ownLabel,
  iban: z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)),
} as const;

const cancelledFields = {
  cancelled_number: invoiceNumber,
  paid_before_cents: z._default(z.nullable(amount), null),
} as const;

/** The kinds are those of the outbox without `mail.`; the document travels as an attachment. */
export const INVOICE_MAILS = {
  invoice: mailTemplate({ ...invoiceFields, ...toPay }, (data) => {
    const due = formatDay(data.due_date);
    const rows: Row[] = [
      [T.facts.number, data.number],
      ...bookingRows(data),
      ...transferRows(data),
    ];
    const { subject, preheader, heading, text } = T.issued;
    const blocks = letter(data, [{ kind: "text", text: text(due) }], rows);
    const title = subject(data.number, data.event_title);
    return { subject: title, preheader: preheader(due), heading, blocks };
  }),
  invoice_set_off: mailTemplate(
    {
      ...invoiceFields,
      ...toPay,
      amount_cents: amount,
      open_cents: amount,
      overpaid_cents: z._default(amount, cents(0)),
    },
    (data) => {
      const { open_cents, overpaid_cents } = data;
      const isPaid = open_cents === 0;
      const rows: Row[] = [
        [T.facts.number, data.number],
        ...bookingRows(data),
        [T.facts.creditOffset, formatEurosExact(data.amount_cents)],
        [T.facts.open, formatEurosExact(open_cents)],
        ...(overpaid_cents > 0
          ? [[T.facts.refund, formatEurosExact(overpaid_cents)] as const]
          : []),
        ...(isPaid ? [] : transferRows(data)),
      ];
      const { subject, preheader, heading, full, partial } = T.creditOffset;
      const text = isPaid ? full : partial(formatDay(data.due_date));
      const blocks = letter(data, [{ kind: "statement", text }], rows);
      return { subject: subject(data.number), preheader, heading, blocks };
    },
  ),
  invoice_cancelled: mailTemplate({ ...invoiceFields, ...cancelledFields }, (data) => {
    const rows: Row[] = [
      [T.facts.cancelledNumber, data.cancelled_number],
      [T.facts.cancellationNumber, data.number],
      ...bookingRows(data, "cancellation"),
    ];
    const { subject, preheader, heading, text } = T.cancelled;
    const settled: MailBlock = { kind: "statement", text: cancellationSettlement(data).text };
    const blocks = letter(data, [{ kind: "text", text }, settled], rows);
    return { subject: subject(data.cancelled_number), preheader, heading, blocks };
  }),
} as const satisfies Record<string, MailTemplate>;

/** Both amounts in one line (C-03); what is taken back has its sign. */
function bookingRows(data: InvoiceFacts, kind: InvoiceKind = "invoice"): Row[] {
  const { vat_treatment, vat_rate_basis_points } = data;
  const net = listedAmount({ kind }, data.net_cents);
  const gross = listedAmount({ kind }, data.gross_cents);
  const line = amountLine({ net, gross, vat_treatment, vat_rate_basis_points });
  return [
    [T.facts.reference, data.reference],
    [T.facts.event, data.event_title],
    [T.facts.amount, line],
  ];
}

type ToPay = Pick<InvoiceFacts, "number"> & z.output<z.ZodMiniObject<typeof toPay>>;

function transferRows({ number, due_date, account_holder, iban }: ToPay): Row[] {
  return [
    [T.facts.due, formatDay(due_date)],
    [T.facts.holder, account_holder],
    [T.facts.iban, iban.replace(/(.{4})(?=.)/g, "$1 ")],
    [T.facts.purpose, number],
  ];
}

function letter({ first_name, link }: InvoiceFacts, says: MailBlock[], rows: Row[]): MailBlock[] {
  return [
    { kind: "text", text: F.greeting(first_name) },
    ...says,
    { kind: "facts", rows },
    { kind: "action", label: T.toDashboard, href: link, isSecret: false },
    { kind: "note", text: T.attached },
  ];
}
