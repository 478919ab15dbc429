import type { Db, Tx } from "#data/db.ts";
import { type Factor, listFactors } from "#data/queries/auth/factors.ts";
import { type AuthIdentity, type AuthUser, listIdentities } from "#data/queries/auth/users.ts";

export type UserDescription = Awaited<ReturnType<typeof describeUser>>;

/** The account as the auth client knows it; field names are those of its protocol. */
export async function describeUser(db: Db | Tx, user: AuthUser) {
  const identities = await listIdentities(db, user.id);
  const factors = await listFactors(db, user.id);
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    email_confirmed_at: iso(user.email_confirmed_at),
    confirmed_at: iso(user.email_confirmed_at),
    confirmation_sent_at: iso(user.confirmation_sent_at),
    recovery_sent_at: iso(user.recovery_sent_at),
    new_email: user.new_email ?? undefined,
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: providersOf(identities),
    user_metadata: user.user_metadata,
    identities: identities.map(describeIdentity),
    factors: factors.map(describeFactor),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: false,
  };
}

function providersOf(identities: readonly AuthIdentity[]) {
  const providers = [...new Set(identities.map(({ provider }): string => provider))];
  return { provider: providers[0] ?? "email", providers };
}

function describeIdentity(identity: AuthIdentity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    email: identity.email ?? undefined,
    created_at: iso(identity.created_at),
    updated_at: iso(identity.last_sign_in_at ?? identity.created_at),
    last_sign_in_at: iso(identity.last_sign_in_at),
  };
}

function describeFactor(factor: Factor) {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name || undefined,
    factor_type: factor.factor_type,
    status: factor.status,
    phone: factor.phone ? `+${factor.phone}` : "",
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
    last_challenged_at: iso(factor.last_challenged_at),
  };
}

function iso(instant: Date | null): string | undefined {
  return instant?.toISOString();
}
