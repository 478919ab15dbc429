import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  inet,
  integer,
  jsonb,
  pgSchema,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { codes, createdAt, id, instant, length, updatedAt } from "../columns.ts";

export const authSchema = pgSchema("auth");

export const authUsers = authSchema.table(
  "users",
  {
    id: id(),
    email: text().notNull(),
    email_confirmed_at: instant(),
    new_email: text(),
    /** A PHC string; null for accounts that only sign in with Google. */
    password_hash: text(),
    password_changed_at: instant(),
    /** Several sign-ups with different passwords before the address was confirmed. */
    contested: boolean().notNull().default(false),
    /** Written by users themselves: never a reason to allow anything. */
    user_metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    banned_until: instant(),
    confirmation_sent_at: instant(),
    recovery_sent_at: instant(),
    email_change_sent_at: instant(),
    last_sign_in_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: instant(),
  },
  (t) => [
    uniqueIndex("users_email_live").on(t.email).where(sql`${t.deleted_at} is null`),
    check("users_email_lower", sql`${t.email} = lower(${t.email}) and length(${t.email}) <= 254`),
    check("users_new_email_lower", sql`${t.new_email} = lower(${t.new_email})`),
    check("users_metadata_size", sql`octet_length(${t.user_metadata}::text) <= 10240`),
  ],
);

export const authIdentities = authSchema.table(
  "identities",
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    provider: text({ enum: ["email", "google"] }).notNull(),
    /** For e-mail the user id, for Google the subject; never the address, which can change hands. */
    provider_id: text().notNull(),
    identity_data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    email: text().generatedAlwaysAs(sql`lower(identity_data ->> 'email')`),
    created_at: createdAt(),
    last_sign_in_at: instant(),
  },
  (t) => [
    unique("identities_provider_subject").on(t.provider, t.provider_id),
    codes("identities_provider", t.provider, ["email", "google"]),
    index("identities_user").on(t.user_id),
    index("identities_email").on(t.email),
  ],
);

export const authSigningKeys = authSchema.table(
  "signing_keys",
  {
    kid: text().primaryKey(),
    alg: text({ enum: ["ES256"] }).notNull(),
    public_jwk: jsonb().$type<Record<string, unknown>>().notNull(),
    private_sealed: text().notNull(),
    state: text({ enum: ["standby", "active", "retired", "revoked"] }).notNull(),
    created_at: createdAt(),
    activated_at: instant(),
    retired_at: instant(),
    purge_after: instant(),
  },
  (t) => [
    codes("signing_keys_alg", t.alg, ["ES256"]),
    codes("signing_keys_state", t.state, ["standby", "active", "retired", "revoked"]),
    uniqueIndex("signing_keys_one_active").on(t.state).where(sql`${t.state} = 'active'`),
    uniqueIndex("signing_keys_one_standby").on(t.state).where(sql`${t.state} = 'standby'`),
  ],
);

/** Append only; rows go after the days of the setting `retention`, never within the first 29 days. */
export const authAuditLog = authSchema.table(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    action: text().notNull(),
    user_id: uuid(),
    actor_id: uuid(),
    session_id: uuid(),
    ip: inet(),
    user_agent: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    length("audit_log_action", t.action, 1, 80),
    index("auth_audit_log_user").on(t.user_id, t.at.desc().nullsFirst()),
    index("auth_audit_log_newest").on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("auth_audit_log_action").on(t.action, t.at.desc().nullsFirst()),
  ],
);

/** The columns rate-limiter-flexible expects. */
export const authRateLimits = authSchema.table("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
