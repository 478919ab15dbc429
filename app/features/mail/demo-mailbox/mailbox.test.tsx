import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Mailbox } from "./mailbox.tsx";
import type { MailboxMail } from "./mailbox-mail.ts";

const MAIL: MailboxMail = {
  id: "1",
  to: "kim@test.example",
  subject: "Neues Passwort <b>festlegen</b>",
  text: "Bitte öffnen:\nhttps://a.example/x?y=1&z=2\n<script>alert(1)</script>",
  html: '<html><head><style>p{color:red}</style></head><body><p style="color:red">Hallo</p></body></html>',
  attachments: [{ name: "RE-2026-00001.pdf", size: 20_480 }],
  createdAt: "2026-11-15T21:04:05.000Z",
};

describe("the demo mailbox", () => {
  test("shows recipient, subject, Berlin time and a text whose links can be followed", () => {
    const page = renderToStaticMarkup(<Mailbox mails={[MAIL]} />);
    expect(page).toContain("kim@test.example");
    expect(page).toContain("Neues Passwort &lt;b&gt;festlegen&lt;/b&gt;");
    expect(page).toContain("15.11.2026, 22:04:05");
    expect(page).toContain('href="https://a.example/x?y=1&amp;z=2"');
    expect(page).not.toContain("<script>");
  });

  test("shows the HTML without rights and without a style sheet that the policy would refuse", () => {
    const page = renderToStaticMarkup(<Mailbox mails={[MAIL]} />);
    const sandbox = /sandbox="([^"]*)"/.exec(page)?.[1];
    expect(sandbox).toBe("allow-popups allow-popups-to-escape-sandbox");
    expect(page).not.toContain("&lt;style&gt;");
    expect(page).toContain("Hallo");
  });

  test("lists what is attached, with its size, to be opened", () => {
    const page = renderToStaticMarkup(<Mailbox mails={[MAIL]} />);
    expect(page).toContain("RE-2026-00001.pdf");
    expect(page).toContain("(20 kB)");
    expect(page).toContain('href="/demo/postfach/1/anhang/0"');
    const bare = renderToStaticMarkup(<Mailbox mails={[{ ...MAIL, attachments: [] }]} />);
    expect(bare).not.toContain("Anhänge");
  });

  test("says when there is nothing, and when it does not know yet", () => {
    expect(renderToStaticMarkup(<Mailbox mails={[]} />)).toContain("Noch keine E-Mails");
    expect(renderToStaticMarkup(<Mailbox mails={null} />)).toContain("werden geladen");
  });
});
