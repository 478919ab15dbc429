import { expect, test } from "vitest";
import { replacedKeys, testKeys } from "#tests/support/auth/auth-keys.ts";
import { createSecrets } from "./sealing.ts";

const secrets = createSecrets(testKeys());
const SESSION = "8b9d3f0e-6a53-4b0e-9a53-0c8c3f0e6a53";

test("a refresh token names its session and can be made again, but not without the secret", () => {
  const secret = Buffer.alloc(32, 7);
  const token = secrets.refreshToken(SESSION, 3, secret);
  expect(secrets.readRefreshToken(token)).toEqual({ sessionId: SESSION, generation: 3 });
  expect(secrets.refreshToken(SESSION, 3, secret)).toBe(token);
  expect(secrets.refreshToken(SESSION, 4, secret)).not.toBe(token);
  expect(secrets.refreshToken(SESSION, 3, Buffer.alloc(32))).not.toBe(token);
  expect(createSecrets(testKeys()).refreshToken(SESSION, 3, secret)).not.toBe(token);
});

test("what is no refresh token is not read as one", () => {
  const values = ["", "r1", "r1..", "r2.AAAA.BBBB", null, undefined, 7, {}, ["r1.a.b"]];
  for (const value of values) expect(secrets.readRefreshToken(value)).toBeNull();
});

test("a sealed value opens only for its owner, unchanged", () => {
  const sealed = secrets.seal("zeile-1", "JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(secrets.open("zeile-1", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(() => secrets.open("zeile-2", sealed)).toThrow();
  const [version, key, text = "", ...rest] = sealed.split(".");
  const other = text.startsWith("A") ? "B" : "A";
  const bent = [version, key, `${other}${text.slice(1)}`, ...rest].join(".");
  expect(() => secrets.open("zeile-1", bent)).toThrow();
  expect(() => secrets.open("zeile-1", sealed.replace(/^v1/, "v2"))).toThrow("not configured");
});

test("with a replaced key the old values open, and are sealed anew once", () => {
  const before = testKeys();
  const sealed = createSecrets(before).seal("zeile-1", "JBSWY3DPEHPK3PXP");
  const both = createSecrets(replacedKeys(before));
  expect(both.open("zeile-1", sealed)).toBe("JBSWY3DPEHPK3PXP");
  const anew = both.resealWithCurrentKey("zeile-1", sealed) ?? "";
  expect(anew).toMatch(/^v2\./);
  expect(both.open("zeile-1", anew)).toBe("JBSWY3DPEHPK3PXP");
  expect(both.resealWithCurrentKey("zeile-1", anew)).toBeNull();
  expect(() => both.resealWithCurrentKey("zeile-2", sealed)).toThrow();
  expect(() => createSecrets(before).open("zeile-1", anew)).toThrow("not configured");
  const [present, old] = both.everyMac("a", "b");
  expect([present, old]).toEqual([both.mac("a", "b"), createSecrets(before).mac("a", "b")]);
});

test("different lists of parts never share a mark", () => {
  const marks = [
    secrets.mac("a", "bc"),
    secrets.mac("a", "b", "c"),
    secrets.mac("ab", "c"),
    secrets.mac("a", "bc", ""),
  ].map((mark) => mark.toString("hex"));
  expect(new Set(marks).size).toBe(marks.length);
});
