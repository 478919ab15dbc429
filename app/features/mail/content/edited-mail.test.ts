import { expect, test } from "vitest";
import { describeMail, type MAIL_KEYS, renderMail } from "./render-mail.ts";
import { SAMPLE_DATA } from "./sample-data.ts";

const FRAME = { publicUrl: "https://www.wortbuehne.example" };

function rendered(key: (typeof MAIL_KEYS)[number], body: string, data = SAMPLE_DATA) {
  const text = { subject: "Neu: {{veranstaltung}}", preheader: "", body };
  const result = renderMail(key, data, FRAME, text);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const BODY =
  "# Hallo {{speaker}}\n\n{{anrede}}\n\n<b>fett</b>\n\n[[angaben]]\n\n[[knopf: Los]]\n\n> Klein";

test("own words replace the built-in ones, facts and link stay", () => {
  const { mail, faults } = rendered("booking_offer", BODY);
  expect(faults).toEqual([]);
  expect(mail.subject).toBe("Neu: Jahrestagung der Beispiel AG");
  expect(mail.text).toContain("Hallo Dr. Miriam Falkenau");
  expect(mail.text).toContain("Guten Tag Kim Beispiel,");
  expect(mail.text).toContain("Buchungsnummer: WB-12AB3-4CD5E");
  expect(mail.text).toContain("Los:\nhttps://www.wortbuehne.example/dashboard");
});

test("HTML in an own text or in a value stays text [SEC-48]", () => {
  const evil = { ...SAMPLE_DATA, event_title: '"><script>alert(1)</script>' };
  const { mail } = rendered("booking_offer", `${BODY}\n\n{{veranstaltung}}`, evil);
  expect(mail.html).not.toMatch(/<script|<b>fett/);
  expect(mail.html).toContain("&lt;b&gt;fett&lt;/b&gt;");
});

test.each([
  "{{constructor}}",
  "{{__proto__}}",
  "{{#if x}}",
  "{{constructor.constructor('x')()}}",
  "{{iban}}",
  "{{code}}",
  "{{ }}",
])("%s is no placeholder: the built-in mail leaves instead [SEC-48]", (name) => {
  const { mail, faults } = rendered("booking_offer", `${BODY}\n\n${name}`);
  expect(faults).toMatchObject([{ kind: "unknown_placeholder" }]);
  expect(mail.text).toContain("Sie haben ein Angebot");
});

test("a mail cannot lose the link or code it exists for", () => {
  const { faults } = rendered("recovery", "# Passwort\n\nOhne Link");
  expect(faults.map(({ kind }) => kind)).toEqual([
    "unknown_placeholder",
    "missing_action",
    "missing_code",
  ]);
});

test("a mail cannot say another case than the one it is sent for", () => {
  const body = "# Ihr Widerruf\n\nIhr Widerruf ist wirksam.\n\n[[knopf: Lesen]]";
  const text = { subject: "Ihr Widerruf", preheader: "", body };
  const rejected = { ...SAMPLE_DATA, is_upheld: false };
  const sent = renderMail("withdrawal_decision", rejected, FRAME, text);
  expect(sent.ok && sent.value.faults).toEqual([{ kind: "missing_statement" }]);
  expect(sent.ok && sent.value.mail.text).toContain("können ihn nicht annehmen");
});

test("a placeholder in a value is not filled again", () => {
  const data = { ...SAMPLE_DATA, event_title: "{{grund}}" };
  expect(rendered("booking_declined", BODY, data).mail.subject).toBe("Neu: {{grund}}");
});

const SUGGESTED = {
  ...SAMPLE_DATA,
  suggestions: [
    { name: "Ayla Anders", link: "https://www.wortbuehne.example/speaker/ayla" },
    { name: "Bo Besonders", link: "https://www.wortbuehne.example/speaker/bo" },
  ],
};

test.each(["[[knopf]]", "[[knopf: Profil von Jonas Beispielmann ansehen]]"])(
  "every suggested speaker keeps a link of their own name in an own text with %s",
  (button) => {
    const { mail, faults } = rendered("booking_replacement", `# Neues\n\n${button}`, SUGGESTED);
    expect(faults).toEqual([]);
    for (const { name, link } of SUGGESTED.suggestions) {
      expect(mail.text).toContain(`Profil von ${name} ansehen:\n${link}`);
    }
    expect(mail.text).not.toContain("Beispielmann");
  },
);

test("the editor of suggestions starts from a text without an invented name", () => {
  expect(describeMail("booking_replacement")?.text.body).not.toContain("Beispielmann");
});
