import { expect, test } from "vitest";
import { newKey, testKeys } from "#tests/support/auth/auth-keys.ts";
import { createPasswords, hashPassword, PASSWORD_QUEUE_FULL } from "./passwords.ts";

const keys = testKeys();

test("a stored password is argon2id with at least 19 MiB, two passes and a salt of its own [SEC-23]", async () => {
  const hash = await hashPassword(keys, "Bühne-frei-2026");
  const [, memory, passes, lanes, salt] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+),keyid=v1\$([^$]{22})\$[^$]{43}$/.exec(hash) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
  expect([passes, lanes]).toEqual(["2", "1"]);
  expect(await hashPassword(keys, "Bühne-frei-2026")).not.toContain(salt);
});

test("the right password fits, also in another Unicode form; others and other peppers do not", async () => {
  const passwords = createPasswords(keys);
  const hash = await passwords.hash("Bühne-frei-2026");
  expect(await passwords.verify(hash, "Bühne-frei-2026")).toBe(true);
  expect(await passwords.verify(hash, "Bu\u0308hne-frei-2026")).toBe(true);
  expect(await passwords.verify(hash, "bühne-frei-2026")).toBe(false);
  expect(await createPasswords(testKeys()).verify(hash, "Bühne-frei-2026")).toBe(false);
});

test("after the pepper is replaced the old one opens what it made, once more; without it nothing fits", async () => {
  const replaced = { AUTH_PEPPER: newKey("v2"), AUTH_PEPPER_OLD: keys.AUTH_PEPPER };
  const before = await createPasswords(keys).hash("geheim-123");
  const unnamed = before.replace(",keyid=v1", "");
  const passwords = createPasswords(replaced);
  for (const stored of [before, unnamed]) {
    expect(await passwords.verify(stored, "geheim-123")).toBe(true);
    expect(await passwords.verify(stored, "geheim-124")).toBe(false);
    expect(passwords.needsRehash(stored)).toBe(true);
  }
  const after = await passwords.hash("geheim-123");
  expect(after).toContain(",keyid=v2$");
  expect(passwords.needsRehash(after)).toBe(false);
  expect(await passwords.verify(after, "geheim-123")).toBe(true);

  const later = createPasswords({ AUTH_PEPPER: replaced.AUTH_PEPPER });
  expect(await later.verify(after, "geheim-123")).toBe(true);
  expect(await later.verify(before, "geheim-123")).toBe(false);
});

test("without a stored password the same work is done, and nothing fits", async () => {
  let computations = 0;
  const passwords = createPasswords(keys, () => {
    computations += 1;
  });
  expect(await passwords.verify(null, "geheim-123")).toBe(false);
  expect(computations).toBe(1);
});

test("weaker hashes are renewed, damaged ones are noticed", async () => {
  const passwords = createPasswords(keys);
  const hash = await passwords.hash("geheim-123");
  expect(passwords.needsRehash(hash)).toBe(false);
  expect(passwords.needsRehash(hash.replace("m=19456", "m=8192"))).toBe(true);
  await expect(passwords.verify("$2b$10$abc", "geheim-123")).rejects.toThrow("damaged");
});

test("a flood waits in line, and a long line is closed [SEC-23]", async () => {
  const passwords = createPasswords(keys);
  // The line is the same for a hash that is worked out at once.
  const cheap = (await passwords.hash("geheim-123")).replace("m=19456,t=2", "m=8,t=1");
  const flood = await Promise.allSettled(
    Array.from({ length: 120 }, () => passwords.verify(cheap, "geheim-123")),
  );
  const refused = flood.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(70);
  for (const one of refused) {
    expect(one).toMatchObject({ reason: { code: PASSWORD_QUEUE_FULL } });
  }
  expect(await passwords.verify(await passwords.hash("danach"), "danach")).toBe(true);
});
