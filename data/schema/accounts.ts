import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "#domain/account/roles.ts";
import { NOTIFICATION_TYPES } from "#domain/messaging/notification-types.ts";
import { authUsers } from "./auth/auth-users.ts";
import { codes, createdAt, id, instant, length } from "./columns.ts";

/** Exactly the fields of the specification; everything else about an account has its own table. */
export const profiles = pgTable(
  "profiles",
  {
    user_id: uuid()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** Null until chosen; read as customer meanwhile (C-14). */
    role: text({ enum: ROLES }),
    last_login_at: instant(),
    first_name: text(),
    last_name: text(),
    phone: text(),
    company_name: text(),
    billing_address_street: text(),
    billing_address_city: text(),
    billing_address_postal_code: text(),
    billing_address_country: text(),
  },
  (t) => [
    codes("profiles_role", t.role, ROLES),
    length("profiles_first_name", t.first_name, 0, 100),
    length("profiles_last_name", t.last_name, 0, 100),
    length("profiles_phone", t.phone, 0, 50),
    length("profiles_company_name", t.company_name, 0, 200),
    length("profiles_billing_street", t.billing_address_street, 0, 200),
    length("profiles_billing_city", t.billing_address_city, 0, 100),
    length("profiles_billing_postal_code", t.billing_address_postal_code, 0, 20),
    length("profiles_billing_country", t.billing_address_country, 0, 60),
  ],
);

/** What a customer's invoices are to name, filled into new bookings. */
export const accountBilling = pgTable(
  "account_billing",
  {
    user_id: uuid()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    order_number: text(),
    cost_centre: text(),
    leitweg_id: text(),
  },
  (t) => [
    length("account_billing_order_number", t.order_number, 1, 60),
    length("account_billing_cost_centre", t.cost_centre, 1, 60),
    length("account_billing_leitweg_id", t.leitweg_id, 1, 60),
  ],
);

/** Overrides the role of the profile (ROLE-08); at most one row per person. */
export const userRoles = pgTable(
  "user_roles",
  {
    user_id: uuid()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    role: text({ enum: ROLES }).notNull(),
  },
  (t) => [codes("user_roles_role", t.role, ROLES), index("user_roles_by_role").on(t.role)],
);

export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    title: text().notNull(),
    message: text().notNull(),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    /** A path of our own, so that a notification cannot lead away. */
    link: text(),
    read_at: instant(),
    /** An effect that runs twice still notifies once. */
    dedupe_key: text().unique(),
    created_at: createdAt(),
  },
  (t) => [
    codes("notifications_type", t.type, NOTIFICATION_TYPES),
    length("notifications_title", t.title, 1, 200),
    length("notifications_message", t.message, 1, 2000),
    check("notifications_link", sql`${t.link} ~ '^/([^/\\\\]|$)'`),
    index("notifications_by_user").on(t.user_id, t.created_at.desc().nullsFirst()),
    index("notifications_unread").on(t.user_id).where(sql`${t.read_at} is null`),
  ],
);

const IDEMPOTENCY_STATES = ["in_progress", "done"] as const;

/** A repeated request gets the first answer (I3); purged after 48 hours. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    user_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    key: text().notNull(),
    request_hash: text().notNull(),
    state: text({ enum: IDEMPOTENCY_STATES }).notNull().default("in_progress"),
    response_status: integer(),
    response_body: jsonb(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.key] }),
    codes("idempotency_keys_state", t.state, IDEMPOTENCY_STATES),
    length("idempotency_keys_key", t.key, 8, 200),
    index("idempotency_keys_age").on(t.created_at),
  ],
);
