import type { LeftMailStatus } from "#domain/platform/job-state.ts";

/** Always an object, never „Name <address>“: a text would be parsed, and a parser can be tricked. */
export type Mailbox = { readonly name: string; readonly address: string };

export type MailAttachment = {
  readonly name: string;
  /** Media type without parameters. */
  readonly type: string;
  readonly content: Uint8Array;
};

export type MailMessage = {
  /** The same for every attempt, in angle brackets. */
  readonly messageId: string;
  readonly to: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Who reads an answer; without it the sender does. */
  readonly replyTo?: string;
  /** Where its reader unsubscribes, by a link or by a request without anything else (RFC 8058). */
  readonly unsubscribe?: string;
};

export type Delivery =
  | { readonly status: LeftMailStatus }
  /** The same mail may well arrive later, or never will. */
  | { readonly status: "retry" | "failed"; readonly reason: string };

export type Mailer = {
  /** Whether mails leave, or are kept to be looked at. */
  readonly keeps: boolean;
  /** Never throws for what a mail server or a network does. */
  send(message: MailMessage): Promise<Delivery>;
};
