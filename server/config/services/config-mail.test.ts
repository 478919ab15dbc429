import { describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";

const LAPTOP = { NODE_ENV: "production" };
/** A public address makes it a public service. */
const OPERATED = {
  ...LAPTOP,
  EMBEDDED_DATABASE: "1",
  PUBLIC_URL: "https://www.wortbuehne.example",
  SMTP_URL: "smtps://bote:auch-geheim@mail.intern",
  MAIL_FROM: "Wortbühne <post@wortbuehne.example>",
};

function configOf(env: Record<string, string | undefined>) {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join("\n"));
  return config.value;
}

const BAD: [why: string, env: Record<string, string | undefined>, settings: string[]][] = [
  ["mail server of another scheme", { ...OPERATED, SMTP_URL: "https://mail.intern" }, ["SMTP_URL"]],
  ["mail server that is no address", { ...OPERATED, SMTP_URL: "mail.intern:25" }, ["SMTP_URL"]],
  ["mail server with options", { ...OPERATED, SMTP_URL: "smtp://a.intern?pool=1" }, ["SMTP_URL"]],
  [
    "mail password with a bare %",
    { ...OPERATED, SMTP_URL: "smtp://a:9%zz@b.intern" },
    ["SMTP_URL"],
  ],
  ["mail user with a bare %", { ...OPERATED, SMTP_URL: "smtp://a%:b@c.intern" }, ["SMTP_URL"]],
  ["operated without mail", { ...OPERATED, SMTP_URL: undefined }, ["SMTP_URL"]],
  ["mail without a sender", { ...OPERATED, MAIL_FROM: undefined }, ["MAIL_FROM"]],
  ["sender without an address", { ...OPERATED, MAIL_FROM: "Wortbühne" }, ["MAIL_FROM"]],
  ["two senders", { ...OPERATED, MAIL_FROM: "a@x.example, b@x.example" }, ["MAIL_FROM"]],
  ["sender with a header", { ...OPERATED, MAIL_FROM: "a\r\nBcc: b <a@x.example>" }, ["MAIL_FROM"]],
  ["unknown way of mail", { ...LAPTOP, MAIL_MODE: "smtp" }, ["MAIL_MODE"]],
  ["no mails at all", { ...LAPTOP, MAIL_RATE: "0" }, ["MAIL_RATE"]],
];

describe("mail settings", () => {
  test.each(BAD)("refuses: %s", (_why, env, settings) => {
    const config = readConfig(env);
    expect(config.ok ? [] : config.error.map(({ setting }) => setting)).toEqual(settings);
  });

  test("an operated server sends its mails under the given name", () => {
    expect(configOf(OPERATED).mail).toEqual({
      smtp: {
        url: OPERATED.SMTP_URL,
        from: { name: "Wortbühne", address: "post@wortbuehne.example" },
      },
      rate: 10,
    });
    const bare = { ...OPERATED, MAIL_FROM: "post@wortbuehne.example", MAIL_RATE: "50" };
    expect(configOf(bare).mail).toMatchObject({ smtp: { from: { name: "" } }, rate: 50 });
  });

  test("special characters of a password are written as %XX, and the operator who did not is told so", () => {
    const written = { ...OPERATED, SMTP_URL: "smtps://bote:100%25sicher@mail.intern" };
    expect(configOf(written).mail.smtp?.url).toBe(written.SMTP_URL);
    expect(() => configOf({ ...OPERATED, SMTP_URL: "smtps://bote:100%@mail.intern" })).toThrow(
      /^SMTP_URL .+ als %XX /,
    );
  });

  test.each(["capture", "log"])("MAIL_MODE=%s keeps every mail here", (mode) => {
    expect(configOf({ ...OPERATED, MAIL_MODE: mode }).mail.smtp).toBeNull();
    expect(configOf({ ...OPERATED, SMTP_URL: "", MAIL_MODE: mode }).mail.smtp).toBeNull();
  });

  test("a laptop keeps its mails", () => {
    expect(configOf(LAPTOP).mail).toEqual({ smtp: null, rate: 10 });
  });
});
