import { describe, expect, test } from "vitest";
import { MAIL_KEYS, renderMail, subjectLine } from "./render-mail.ts";
import { SAMPLE_DATA } from "./sample-data.ts";

const FRAME = { publicUrl: "https://www.wortbuehne.example", operator: ["Bühne & Söhne GmbH"] };
const LINK = "https://www.wortbuehne.example/auth/confirm?token_hash=GEHEIM&type=signup";
/** Everything any mail asks for; each takes what it needs. */
const DATA = {
  ...SAMPLE_DATA,
  link: LINK,
  code: "918273",
  first_name: "Jörg-Ünal",
  new_email: "neu@test.example",
  account_holder: "Bühne & Söhne GmbH",
};

function rendered(key: (typeof MAIL_KEYS)[number], data: Record<string, unknown> = DATA) {
  const result = renderMail(key, data, FRAME);
  if (!result.ok) throw new Error(`${key}: ${result.error}`);
  return result.value;
}

describe.each(MAIL_KEYS)("mail %s", (key) => {
  test("says the same in HTML and in text, in German, with a subject that fits", () => {
    const { subject, html, text } = rendered(key).mail;
    expect(subject.length).toBeGreaterThan(0);
    expect(subject.length).toBeLessThanOrEqual(78);
    expect(subject).not.toContain(DATA.code);
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(html).toContain(`<title>${subject}</title>`);
    for (const part of [html, text]) {
      expect(part).toContain("Guten Tag Jörg-Ünal,");
      expect(part).toContain("Impressum");
      expect(part).not.toMatch(/undefined|\[object|NaN|null/);
    }
    expect(html).toContain("Bühne &amp; Söhne GmbH");
    expect(text).toContain("Bühne & Söhne GmbH");
    for (const fact of [LINK, DATA.code, DATA.new_email]) {
      expect(html.includes(fact.replaceAll("&", "&amp;"))).toBe(text.includes(fact));
    }
  });

  test("has at most one clear action and loads nothing from elsewhere", () => {
    const { html } = rendered(key).mail;
    expect(html.match(/background:#FFB41F/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
  });

  test("the record holds neither code nor link of a mail that opens an account", () => {
    const { forRecord } = rendered(key);
    expect(`${forRecord.html}${forRecord.text}`).not.toContain(DATA.code);
    if (rendered(key).mail.text.includes(DATA.code)) {
      expect(`${forRecord.html}${forRecord.text}`).not.toContain("GEHEIM");
    }
  });

  test("works without a name and with the longest one", () => {
    const { first_name: _name, ...anonymous } = DATA;
    expect(rendered(key, anonymous).mail.text).toContain("Guten Tag,");
    const long = `Maximiliane-${"Ü".repeat(88)}`;
    expect(rendered(key, { ...DATA, first_name: long }).mail.html).toContain(`Guten Tag ${long},`);
  });

  test.each([
    "<b>Kim</b>",
    "Gewinn auf evil.example",
    "https://evil.example",
    "Kim\r\nBcc: evil@z.example",
    "Sie haben gewonnen klicken Sie jetzt",
    "\u202eelpmaxe",
    "x".repeat(101),
    { toString: "Kim" },
    42,
  ])("a name that is none is left out: %j", (first_name) => {
    const { html, text } = rendered(key, { ...DATA, first_name }).mail;
    expect(text).toContain("Guten Tag,");
    expect(`${html}${text}`).not.toContain("evil");
  });

  test("is refused without its data instead of saying nonsense", () => {
    expect(renderMail(key, {}, FRAME)).toEqual({ ok: false, error: "invalid_data" });
    expect(renderMail(key, undefined, FRAME)).toEqual({ ok: false, error: "invalid_data" });
  });
});

test.each(["javascript:alert(1)", "//evil.example", "data:text/html,x", "https://a b", ""])(
  "a link must be a web address: %j",
  (link) => {
    expect(renderMail("recovery", { ...DATA, link }, FRAME).ok).toBe(false);
  },
);

test("times are those of Berlin", () => {
  const { text } = rendered("password_changed").mail;
  expect(text).toContain("Zeitpunkt: 15. November 2026 um 22:04 Uhr");
});

test("a chosen label appears literally", () => {
  const friendly_name = `<img src=x onerror="alert(1)">\r\nZeile`;
  const { html, text } = rendered("new_factor", { ...DATA, friendly_name }).mail;
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; Zeile");
  expect(text).toContain(`Faktor: Authenticator-App „<img src=x onerror="alert(1)"> Zeile“`);
});

test("the two mails of a change of address ask the right person", () => {
  expect(rendered("email_change").mail.text).toContain("Bitte stimmen Sie zu.");
  const next = rendered("email_change", { ...DATA, half: "new" }).mail.text;
  expect(next).toContain("Bitte bestätigen Sie, dass sie Ihnen gehört.");
});

test("a farewell says who deleted the account", () => {
  const own = rendered("account_deleted", { ...DATA, deleted_by: "owner" }).mail.text;
  expect(own).toContain("auf Ihren Wunsch gelöscht");
  const byTeam = rendered("account_deleted", { ...DATA, deleted_by: "admin" }).mail.text;
  expect(byTeam).toContain("von unserem Team gelöscht");
  expect(byTeam).not.toMatch(/auf Ihren Wunsch|Waren Sie das nicht/);
});

test("an invitation to a profile that may be public already does not say it is hidden", () => {
  const { text } = rendered("speaker_claim", { ...DATA, until: "2026-11-29T08:00:00.000Z" }).mail;
  expect(text).toContain("sagen Sie uns, wenn es nicht erscheinen soll");
  expect(text).not.toMatch(/nicht öffentlich|müssen Sie nichts tun/);
});

test("a subject is one line of at most 78 characters", () => {
  expect(subjectLine("Ihre\r\nBuchung\u2028bei  uns")).toBe("Ihre Buchung bei uns");
  const long = subjectLine(`Buchung ${"ä".repeat(200)}`);
  expect(long).toHaveLength(78);
  expect(long.endsWith("…")).toBe(true);
});
