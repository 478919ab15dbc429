import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, userRoles } from "#data/schema/accounts.ts";
import type { Role } from "#domain/account/roles.ts";
import { answerOf, call, newMember, startAuthServer } from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);

async function personWith(email: string, profileRole: Role | null, userRole: Role | null) {
  const { token, id } = await newMember(server, database, email);
  await db.update(profiles).set({ role: profileRole }).where(eq(profiles.user_id, id));
  if (userRole) await db.insert(userRoles).values({ user_id: id, role: userRole });
  return token;
}

test("a row in user_roles overrides the profile, in both directions [ROLE-08]", async () => {
  const admin = await personWith("oben@example.org", "customer", "admin");
  const customer = await personWith("unten@example.org", "admin", "customer");
  const ask = (path: string, token: string) => answerOf(call(server, path, { token }));
  // The links of the frame and the guards of the dashboards go by this role.
  expect((await ask("/api/v1/me", admin)).body.role).toBe("admin");
  expect((await ask("/api/v1/admin/overview", admin)).status).toBe(200);
  expect((await ask("/api/v1/me", customer)).body.role).toBe("customer");
  expect((await ask("/api/v1/admin/overview", customer)).status).toBe(403);
});

test("a user without a role has a customer's rights: writes to speakers, and runs nothing [ENT-03]", async () => {
  const token = await personWith("ohne@example.org", null, null);
  const { id: speaker_id } = await insertSpeaker(db, { user_id: await insertUser(db) });
  const ask = (path: string, json?: object) => answerOf(call(server, path, { token, json }));
  expect((await ask("/api/v1/me")).body).toMatchObject({ role: "customer", chosen_role: null });
  expect((await ask("/api/v1/conversations", { speaker_id })).status).toBe(201);
  expect((await ask("/api/v1/bookings")).status).toBe(200);
  expect((await ask("/api/v1/admin/overview")).status).toBe(403);
});
