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

const statusOf = await adminServer(await testDatabase());

test("no spelling of any address of the administration opens it [ROLE-13, SEC-13]", async () => {
  expect(ADMIN_ENDPOINTS.length).toBeGreaterThan(90);
  for (const { method, path } of ADMIN_ENDPOINTS) {
    for (const spell of SPELLINGS) {
      const status = await statusOf(spell(path), method, "customer");
      // A redirect leads to the address itself; nothing is answered, nothing fails.
      expect(status, `${method} ${spell(path)}`).toBeGreaterThanOrEqual(300);
      expect(status, `${method} ${spell(path)}`).toBeLessThan(500);
    }
  }
});

test("whatever any list is searched or asked for, it answers or says what is wrong [SEC-38, SEC-39, SEC-41]", async () => {
  for (const { path } of ADMIN_LISTS) {
    for (const question of [...HOSTILE_QUESTIONS, ...WRONG_QUESTIONS]) {
      const address = `${path}?${question}`;
      expect([200, 400], address).toContain(await statusOf(address, "GET", "admin"));
    }
  }
});
