import { createTransport } from "nodemailer";
import { calendarMediaType } from "#integrations/calendar/calendar-text.ts";
import { checkMessage } from "./check-message.ts";
import type { Mailbox, Mailer, MailMessage } from "./mailer.ts";
import { smtpFailure } from "./smtp-failure.ts";

export type SmtpOptions = {
  /** `smtp://` upgrades by STARTTLS, `smtps://` speaks TLS from the start. */
  url: string;
  from: Mailbox;
  connectMs?: number;
  stallMs?: number;
};

const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** Every mail has a connection of its own: none is ever repeated behind our back. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const transport = createTransport(connection(options));
  return {
    keeps: false,
    async send(message) {
      const checked = checkMessage(message);
      if (!checked.ok) return { status: "failed", reason: checked.error };
      try {
        await transport.sendMail(envelope(checked.value, options.from));
        return { status: "sent" };
      } catch (error) {
        return smtpFailure(error);
      }
    },
  };
}

function connection({ url, connectMs = 10_000, stallMs = 30_000 }: SmtpOptions) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const auth = username
    ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
    : {};
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : defaultPort(secure, username !== ""),
    secure,
    // A password never travels in the clear, except to this very machine.
    requireTLS: username !== "" && !secure && !LOCAL_HOST.test(hostname),
    tls: { minVersion: "TLSv1.2" as const },
    ...auth,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: stallMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function contentType(type: string, content: Uint8Array): string {
  if (type === "text/calendar") return calendarMediaType(new TextDecoder().decode(content));
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

function defaultPort(secure: boolean, hasLogin: boolean): number {
  if (secure) return 465;
  return hasLogin ? 587 : 25;
}

function envelope(
  { to, messageId, subject, text, html, attachments = [], replyTo, unsubscribe }: MailMessage,
  from: Mailbox,
) {
  return {
    from: { name: from.name, address: from.address },
    to: { name: to.name, address: to.address },
    // Said outright, so that no header is ever read to find out who gets the mail.
    envelope: { from: from.address, to: [to.address] },
    ...(replyTo ? { replyTo: { name: from.name, address: replyTo } } : {}),
    messageId,
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: contentType(type, content),
      content: Buffer.from(content),
      contentDisposition: "attachment" as const,
    })),
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": "de",
      ...(unsubscribe ? unsubscribeHeaders(unsubscribe) : {}),
    },
  };
}

function unsubscribeHeaders(link: string) {
  return {
    "List-Unsubscribe": { prepared: true, value: `<${link}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
