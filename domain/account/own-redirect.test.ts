import { expect, test } from "vitest";
import { ownRedirect } from "./own-redirect.ts";

const SITE = "https://wortbuehne.example";

test("an address of our own is kept", () => {
  expect(ownRedirect(`${SITE}/auth/callback?a=1`, SITE)).toBe(`${SITE}/auth/callback?a=1`);
  expect(ownRedirect("/dashboard/customer", SITE)).toBe(`${SITE}/dashboard/customer`);
  expect(ownRedirect(SITE, SITE)).toBe(`${SITE}/`);
});

test("every other address becomes the home page", () => {
  const hostile = [
    "https://evil.example/",
    "https://wortbuehne.example.evil.example/",
    "https://wortbuehne.example@evil.example/",
    "https://x@wortbuehne.example/",
    "https://wortbuehne.example:81/",
    "http://wortbuehne.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    `${SITE}//evil.example`,
    `${SITE}/%2F%2Fevil.example`,
    `${SITE}/\\evil.example`,
    "https:///evil.example",
    "javascript:alert(1)",
    " https://wortbuehne.example/x",
    "https://wortbühne.example/",
    "https://[::1]/",
    undefined,
    ["/a"],
  ];
  for (const target of hostile) expect(ownRedirect(target, SITE)).toBe(`${SITE}/`);
});
