export type MailboxMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailboxAttachment[];
  /** ISO 8601. */
  createdAt: string;
};

export type MailboxAttachment = {
  name: string;
  /** In bytes; unknown for mails of long ago. */
  size: number | null;
};

/** Where the attachment at a place of the list is opened. */
export function attachmentPath(mailId: string, place: number): string {
  return `/demo/postfach/${mailId}/anhang/${place}`;
}

export const MAILBOX_JSON_PATH = "/demo/postfach.json";
