export type MailboxMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  createdAt: string;
};

export const MAILBOX_JSON_PATH = "/demo/postfach.json";
