import { MAIL_FRAME_TEXTS as T } from "../texts.ts";
import type { MailBlock, MailContent, MailFrame } from "./mail-content.ts";

/** For mail programs without HTML, for readers aloud and for spam filters that compare both parts. */
export function textMail({ heading, blocks }: MailContent, frame: MailFrame): string {
  return `${[heading, ...blocks.map(block), footer(frame)].join("\n\n")}\n`;
}

function block(part: MailBlock): string {
  switch (part.kind) {
    case "text":
    case "statement":
    case "note":
      return part.text;
    case "facts":
      return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "code":
      return `${part.label}\n${part.code}`;
    case "action":
      return `${part.label}:\n${part.href}`;
  }
}

function footer({ publicUrl, operator = [], unsubscribe }: MailFrame): string {
  return [
    "-- ",
    `${T.brand} · ${T.claim}`,
    ...operator,
    T.automatic,
    ...(unsubscribe ? [`${T.unsubscribe}: ${unsubscribe}`] : []),
    `${T.imprint}: ${publicUrl}/impressum`,
    `${T.privacy}: ${publicUrl}/datenschutz`,
  ].join("\n");
}
