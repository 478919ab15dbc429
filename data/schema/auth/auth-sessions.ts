import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  inet,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, codes, createdAt, id, instant, range, updatedAt } from "../columns.ts";
import { authSchema, authUsers } from "./auth-users.ts";

const FACTOR_TYPES = ["totp", "phone", "recovery_code", "webauthn"] as const;
const FACTOR_STATUSES = ["unverified", "verified"] as const;
const ASSURANCE_LEVELS = ["aal1", "aal2"] as const;
const FLOW_METHODS = ["otp", "recovery", "oauth", "email_change"] as const;
const TOKEN_TYPES = [
  "signup",
  "recovery",
  "email_change_current",
  "email_change_new",
  "reauth",
  "link_google",
] as const;

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: "cascade" });

export const authMfaFactors = authSchema.table(
  "mfa_factors",
  {
    id: id(),
    user_id: ownerId(),
    factor_type: text({ enum: FACTOR_TYPES }).notNull(),
    status: text({ enum: FACTOR_STATUSES }).notNull().default("unverified"),
    friendly_name: text().notNull().default(""),
    /** TOTP: AES-256-GCM with the factor id as associated data. */
    secret_sealed: text(),
    phone: text(),
    /** TOTP: a time step is accepted once. */
    last_used_step: bigint({ mode: "number" }).notNull().default(0),
    last_challenged_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    codes("mfa_factors_type", t.factor_type, FACTOR_TYPES),
    codes("mfa_factors_status", t.status, FACTOR_STATUSES),
    check("mfa_factors_name", sql`length(${t.friendly_name}) <= 100`),
    check("mfa_factors_phone", sql`${t.phone} ~ '^[1-9][0-9]{6,14}$'`),
    check(
      "mfa_factors_secret",
      sql`(${t.factor_type} = 'totp') = (${t.secret_sealed} is not null)`,
    ),
    check("mfa_factors_number", sql`(${t.factor_type} = 'phone') = (${t.phone} is not null)`),
    uniqueIndex("mfa_factor_name")
      .on(t.user_id, sql`lower(${t.friendly_name})`)
      .where(sql`${t.friendly_name} <> ''`),
    uniqueIndex("mfa_factor_phone").on(t.user_id, t.phone).where(sql`${t.phone} is not null`),
    uniqueIndex("mfa_factor_recovery").on(t.user_id).where(sql`${t.factor_type} = 'recovery_code'`),
  ],
);

export const authSessions = authSchema.table(
  "sessions",
  {
    id: id(),
    user_id: ownerId(),
    aal: text({ enum: ASSURANCE_LEVELS }).notNull().default("aal1"),
    amr: jsonb().$type<{ method: string; timestamp: number }[]>().notNull(),
    factor_id: uuid().references(() => authMfaFactors.id, { onDelete: "set null" }),
    refresh_secret: bytea().notNull(),
    refresh_generation: integer().notNull().default(1),
    refresh_max_generation: integer().notNull().default(1),
    ip: inet(),
    user_agent: text(),
    created_at: createdAt(),
    refreshed_at: createdAt(),
    not_after: instant().notNull(),
    revoked_at: instant(),
    revoked_reason: text(),
  },
  (t) => [
    codes("sessions_aal", t.aal, ASSURANCE_LEVELS),
    check("sessions_refresh_secret", sql`octet_length(${t.refresh_secret}) = 32`),
    check("sessions_user_agent", sql`length(${t.user_agent}) <= 300`),
    index("sessions_by_factor").on(t.factor_id),
    index("sessions_user_live").on(t.user_id).where(sql`${t.revoked_at} is null`),
  ],
);

/** One row per generation; the token itself is derived and stored nowhere. */
export const authRefreshTokens = authSchema.table(
  "refresh_tokens",
  {
    session_id: uuid()
      .notNull()
      .references(() => authSessions.id, { onDelete: "cascade" }),
    generation: integer().notNull(),
    parent_generation: integer(),
    issued_at: createdAt(),
    used_at: instant(),
    revoked_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.session_id, t.generation] })],
);

export const authMfaChallenges = authSchema.table(
  "mfa_challenges",
  {
    id: id(),
    factor_id: uuid()
      .notNull()
      .references(() => authMfaFactors.id, { onDelete: "cascade" }),
    session_id: uuid()
      .notNull()
      .references(() => authSessions.id, { onDelete: "cascade" }),
    /** Phone: HMAC of the code that was sent. */
    code_mac: bytea(),
    attempts: smallint().notNull().default(0),
    ip: inet(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    verified_at: instant(),
  },
  (t) => [
    range("mfa_challenges_attempts", t.attempts, 0, 6),
    index("mfa_challenges_factor").on(t.factor_id),
    index("mfa_challenges_session").on(t.session_id),
  ],
);

export const authMfaRecoveryCodes = authSchema.table(
  "mfa_recovery_codes",
  {
    factor_id: uuid()
      .notNull()
      .references(() => authMfaFactors.id, { onDelete: "cascade" }),
    code_mac: bytea().notNull(),
    used_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.factor_id, t.code_mac] })],
);

/** PKCE, for links in mails and for Google. */
export const authFlowStates = authSchema.table(
  "flow_states",
  {
    id: id(),
    state_hash: bytea().unique(),
    binding_hash: bytea(),
    method: text({ enum: FLOW_METHODS }).notNull(),
    provider: text(),
    nonce: text(),
    provider_verifier_sealed: text(),
    code_challenge: text().notNull(),
    redirect_to: text().notNull(),
    user_id: uuid().references(() => authUsers.id, { onDelete: "cascade" }),
    link_user_id: uuid().references(() => authUsers.id, { onDelete: "cascade" }),
    auth_code_hash: bytea().unique(),
    auth_code_issued_at: instant(),
    consumed_at: instant(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [
    codes("flow_states_method", t.method, FLOW_METHODS),
    check("flow_states_challenge", sql`length(${t.code_challenge}) between 43 and 128`),
    index("flow_states_user").on(t.user_id),
    index("flow_states_link_user").on(t.link_user_id),
    index("flow_states_expiry").on(t.expires_at),
  ],
);

export const authOneTimeTokens = authSchema.table(
  "one_time_tokens",
  {
    id: id(),
    user_id: ownerId(),
    token_type: text({ enum: TOKEN_TYPES }).notNull(),
    token_hash: bytea().notNull().unique(),
    /** The six-digit code of the same mail. */
    otp_mac: bytea().notNull(),
    attempts: smallint().notNull().default(0),
    relates_to: text().notNull(),
    redirect_to: text(),
    flow_state_id: uuid().references(() => authFlowStates.id, { onDelete: "set null" }),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [
    codes("one_time_tokens_type", t.token_type, TOKEN_TYPES),
    check("one_time_tokens_hash", sql`octet_length(${t.token_hash}) = 32`),
    unique("one_time_tokens_one_per_type").on(t.user_id, t.token_type),
    index("one_time_tokens_by_flow").on(t.flow_state_id),
  ],
);
