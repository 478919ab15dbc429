import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications, profiles, userRoles } from "#data/schema/accounts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertUser, refusal } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

test("a profile has exactly the eleven fields of the specification [ENT-01]", async () => {
  const user_id = await insertUser(db);
  const [row] = await db.insert(profiles).values({ user_id }).returning();
  expect(Object.keys(given(row)).sort()).toEqual(
    [
      "user_id",
      "role",
      "last_login_at",
      "first_name",
      "last_name",
      "phone",
      "company_name",
      "billing_address_street",
      "billing_address_city",
      "billing_address_postal_code",
      "billing_address_country",
    ].sort(),
  );
});

test("a role outside customer, speaker and admin is rejected [ENT-02]", async () => {
  for (const role of ["customer", "speaker", "admin"] as const) {
    await db.insert(profiles).values({ user_id: await insertUser(db), role });
  }
  const user_id = await insertUser(db);
  const insert = sql`insert into profiles (user_id, role) values (${user_id}, 'owner')`;
  expect(await refusal(db.execute(insert))).toBe("23514 profiles_role");
  const grant = sql`insert into user_roles (user_id, role) values (${user_id}, 'owner')`;
  expect(await refusal(db.execute(grant))).toBe("23514 user_roles_role");
});

test("a new profile has no role until one is chosen", async () => {
  const user_id = await insertUser(db);
  const [row] = await db.insert(profiles).values({ user_id }).returning();
  expect(given(row).role).toBeNull();
});

test("user_roles holds user_id and role, at most one per person [ENT-05]", async () => {
  const user_id = await insertUser(db);
  await db.insert(userRoles).values({ user_id, role: "speaker" });
  const rows = await db.select().from(userRoles).where(eq(userRoles.user_id, user_id));
  expect(rows).toEqual([{ user_id, role: "speaker" }]);
  const second = db.insert(userRoles).values({ user_id, role: "customer" });
  expect(await refusal(second)).toBe("23505 user_roles_pkey");
});

test("a notification has user_id, title, message and type, and starts unread [ENT-22]", async () => {
  const user_id = await insertUser(db);
  const [row] = await db
    .insert(notifications)
    .values({ user_id, title: "Neue Nachricht", message: "Guten Tag", type: "message" })
    .returning();
  expect(given(row)).toMatchObject({
    user_id,
    title: "Neue Nachricht",
    message: "Guten Tag",
    type: "message",
    read_at: null,
  });
});

test("an unknown notification type and a link to elsewhere are rejected", async () => {
  const user_id = await insertUser(db);
  const insert = sql`insert into notifications (user_id, title, message, type) values (${user_id}, 'a', 'b', 'spam')`;
  expect(await refusal(db.execute(insert))).toBe("23514 notifications_type");
  for (const link of ["https://example.com", "//example.com", "/\\example.com"]) {
    const values = { user_id, title: "a", message: "b", type: "message" as const, link };
    expect(await refusal(db.insert(notifications).values(values))).toBe("23514 notifications_link");
  }
});

test("a repeated effect notifies once", async () => {
  const user_id = await insertUser(db);
  const values = { user_id, title: "a", message: "b", type: "booking" as const };
  const dedupe_key = `booking:${user_id}`;
  await db.insert(notifications).values({ ...values, dedupe_key });
  await db
    .insert(notifications)
    .values({ ...values, dedupe_key })
    .onConflictDoNothing();
  const rows = await db.select().from(notifications).where(eq(notifications.user_id, user_id));
  expect(rows).toHaveLength(1);
});
