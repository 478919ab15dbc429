import { textSegments } from "#domain/content/text-segments.ts";
import "./mailbox.css";
import "#ui/form/form.css";
import { formatDateTimeWithSeconds } from "#domain/format/date-times.ts";
import { MAILBOX_TEXTS as T } from "../texts.ts";
import { attachmentPath, type MailboxMail } from "./mailbox-mail.ts";
import { previewOf } from "./preview-of.ts";

export function MailCard({ mail }: { mail: MailboxMail }) {
  const { to, subject, text, html, createdAt } = mail;
  return (
    <article className="mail-card">
      <header className="grid gap-1">
        <h2 className="h3">{subject}</h2>
        <p className="text-sm text-muted">
          {T.to} {to}
          {", "}
          <time dateTime={createdAt}>{formatDateTimeWithSeconds(createdAt)}</time>
        </p>
      </header>
      <div className="mail-text">
        <LinkedText text={text} />
      </div>
      {mail.attachments.length > 0 && <Attachments mail={mail} />}
      <details>
        <summary className="link">{T.htmlView}</summary>
        <iframe
          title={T.htmlTitle(subject)}
          srcDoc={previewOf(html)}
          // No scripts, no forms, no access to this page; links open in a tab of their own.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
          className="mail-html"
        />
      </details>
    </article>
  );
}

/** Plain text in which web addresses can be followed. */
function LinkedText({ text }: { text: string }) {
  return textSegments(text).map(({ text: part, href }, index) =>
    href === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <a key={index} className="link" href={href}>
        {part}
      </a>
    ),
  );
}

function Attachments({ mail: { id, attachments } }: { mail: MailboxMail }) {
  return (
    <section className="grid gap-1">
      <h3 className="label">{T.attachments}</h3>
      <ul className="grid gap-1">
        {attachments.map(({ name, size }, place) => (
          <li key={attachmentPath(id, place)}>
            <a className="link" href={attachmentPath(id, place)} target="_blank" rel="noopener">
              {name}
            </a>
            {size !== null && <span className="text-sm text-muted"> ({T.size(size)})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
