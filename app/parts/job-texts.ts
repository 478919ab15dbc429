import { MAIL_CATALOGUE } from "#domain/content/mail-catalogue.ts";

/** Later effects that are no mails. */
const WORK: Readonly<Record<string, string>> = {
  "message.notice": "Hinweis auf neue Nachrichten",
  "invoice.issue": "Rechnung ausstellen",
  "invoice.cancel": "Rechnung stornieren",
  "invoice.move": "Rechnung für den neuen Termin",
  "contract.prepare": "Vertrag vorbereiten",
  "contract.seal": "Vertrag abschließen",
};

/** What a mail is about; one without a description is called by its key. */
export function mailWord(key: string): string {
  const entries: Readonly<Record<string, { readonly trigger: string }>> = MAIL_CATALOGUE;
  return entries[key]?.trigger ?? key;
}

export function jobWord(kind: string): string {
  return kind.startsWith("mail.") ? `E-Mail: ${mailWord(kind.slice(5))}` : (WORK[kind] ?? kind);
}
