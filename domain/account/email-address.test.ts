import { expect, test } from "vitest";
import { emailAddress } from "./email-address.ts";

test("one mailbox has one spelling", () => {
  expect(emailAddress("  Ada@Example.ORG ")).toBe("ada@example.org");
  expect(emailAddress("ada+buehne@example.org")).toBe("ada+buehne@example.org");
  expect(emailAddress("info@buehne.xn--vermgensberatung-pwb")).toBe(
    "info@buehne.xn--vermgensberatung-pwb",
  );
});

test("what no mail can reach is not an address", () => {
  const useless = [
    "",
    "ada",
    "ada@",
    "@example.org",
    "ada@example",
    "ada@@example.org",
    "ada@exa..mple.org",
    "ada lovelace@example.org",
    "ada@example.org\nBcc: alle@example.org",
    "Ada <ada@example.org>",
    `${"a".repeat(65)}@example.org`,
    `ada@${"a".repeat(250)}.org`,
    null,
    undefined,
    { email: "ada@example.org" },
    ["ada@example.org"],
  ];
  for (const value of useless) expect(emailAddress(value)).toBeNull();
});
