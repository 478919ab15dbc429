import type { TextFault } from "#features/mail/content/edited-mail.ts";

/** Why a job was not started anew, or a mail not sent again. */
export const OUTBOX_ERRORS = {
  not_failed: "Dieser Auftrag ist nicht (mehr) fehlgeschlagen.",
  secret_mail:
    "E-Mails zum Konto und solche mit Codes oder persönlichen Links werden nicht erneut gesendet. Bitte fordern Sie eine neue an.",
} as const;

/** What is wrong with the words of a mail. */
export const MAIL_TEXT_ERRORS = {
  unknown_placeholder: (name: string) =>
    `Den Platzhalter „{{${name}}}“ gibt es in dieser E-Mail nicht.`,
  unknown_block: (name: string) => `Den Baustein „[[${name}]]“ gibt es in dieser E-Mail nicht.`,
  missing_heading: "Bitte beginnen Sie den Text mit einer Überschrift („# Überschrift“).",
  missing_action: "Der Baustein „[[knopf: …]]“ fehlt. Ohne ihn enthält die E-Mail keinen Link.",
  missing_code: "Der Baustein „[[code]]“ fehlt. Ohne ihn enthält die E-Mail keinen Code.",
  missing_statement:
    "Der Baustein „[[aussage]]“ fehlt. Ohne ihn sagt die E-Mail nicht, was im Einzelfall gilt.",
  missing_subject: "Bitte geben Sie einen Betreff ein.",
} as const satisfies Record<TextFault["kind"], string | ((name: string) => string)>;

export function faultTexts(faults: readonly TextFault[]): string {
  return faults
    .map((fault) =>
      "name" in fault ? MAIL_TEXT_ERRORS[fault.kind](fault.name) : MAIL_TEXT_ERRORS[fault.kind],
    )
    .join(" ");
}
