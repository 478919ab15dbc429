import { expect, test } from "vitest";
import {
  ADMIN_ENDPOINTS,
  ADMIN_LISTS,
  adminServer,
  HOSTILE_QUESTIONS,
  SPELLINGS,
  WRONG_QUESTIONS,
} from "#tests/support/auth/admin-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const statusOf = await adminServer(await testDatabase());

test("every endpoint of the administration refuses all others, before it reads what they sent [ROLE-13, CALL-44, SEC-13]", async () => {
  expect(ADMIN_ENDPOINTS.length).toBeGreaterThan(90);
  for (const { method, path } of ADMIN_ENDPOINTS) {
    const route = `${method} ${path}`;
    expect(await statusOf(path, method), route).toBe(401);
    for (const role of ["customer", "speaker", "half"] as const) {
      expect(await statusOf(path, method, role), `${route} as ${role}`).toBe(403);
    }
  }
});

test("admins get through the same door", async () => {
  expect(await statusOf("/api/v1/admin/settings", "GET", "admin")).toBe(200);
});

// Here in turns; `tests/strain/admin-spellings.test.ts` tries every one with every other.
const inTurn = <T>(all: readonly T[], index: number): T => given(all[index % all.length]);

test("no spelling of an address opens one of them [ROLE-13, SEC-13]", async () => {
  for (const [index, { method, path }] of ADMIN_ENDPOINTS.entries()) {
    const spelling = inTurn(SPELLINGS, index)(path);
    const status = await statusOf(spelling, method, "customer");
    // A redirect leads to the address above; nothing is answered, nothing fails.
    expect(status, `${method} ${spelling}`).toBeGreaterThanOrEqual(300);
    expect(status, `${method} ${spelling}`).toBeLessThan(500);
  }
});

test("whatever is searched or asked for, a list answers or says what is wrong [SEC-38, SEC-39, SEC-41]", async () => {
  for (const [index, { path }] of ADMIN_LISTS.entries()) {
    for (const kind of [HOSTILE_QUESTIONS, WRONG_QUESTIONS]) {
      const address = `${path}?${inTurn(kind, index)}`;
      expect([200, 400], address).toContain(await statusOf(address, "GET", "admin"));
    }
  }
  expect(await statusOf("/api/v1/admin/bookings?sort=id;drop", "GET", "admin")).toBe(400);
  expect(await statusOf("/api/v1/admin/bookings?size=1000000000", "GET", "admin")).toBe(400);
});
