import { queryOptions } from "@tanstack/react-query";
import { authClient } from "#app/auth-client.ts";
import { ownApi } from "#app/session/own-api.ts";
import { readAuthSettings } from "../auth-settings.ts";

/** What the installation offers; it does not change while somebody looks. */
export const settingsQuery = queryOptions({
  queryKey: ["auth-settings"],
  queryFn: readAuthSettings,
  staleTime: Number.POSITIVE_INFINITY,
});

export const identitiesQuery = queryOptions({
  queryKey: ["own-identities"],
  queryFn: async () => {
    const { data, error } = await (await authClient()).getUserIdentities();
    if (error) throw error;
    return data.identities;
  },
});

export type EmailChangeState = { new_email: string; waiting_for: ("current" | "new")[] };

/** Null while nothing waits for confirmation. */
export const emailChangeQuery = queryOptions({
  queryKey: ["own-email-change"],
  queryFn: async (): Promise<EmailChangeState | null> => {
    const answer = await ownApi.v1.me["email-change"].$get();
    if (!answer.ok) throw new Error(`the change was refused with ${answer.status}`);
    return answer.json();
  },
});

/** Verified ones only; an enrolment that was left half-way ends by itself. */
export const factorsQuery = queryOptions({
  queryKey: ["own-factors"],
  queryFn: async () => {
    const { data, error } = await (await authClient()).mfa.listFactors();
    if (error) throw error;
    return data.all.filter(
      ({ status, factor_type }) => status === "verified" && factor_type !== "recovery_code",
    );
  },
});

/** Null while there are none. */
export const recoveryCodesQuery = queryOptions({
  queryKey: ["own-recovery-codes"],
  queryFn: async () => {
    const { data, error } = await (await authClient()).mfa.recoveryCodes.getStatus();
    if (error?.code === "mfa_factor_not_found") return null;
    if (error) throw error;
    return data;
  },
});

export const sessionsQuery = queryOptions({
  queryKey: ["own-sessions"],
  queryFn: async () => {
    const answer = await ownApi.v1.me.sessions.$get();
    if (!answer.ok) throw new Error(`the sessions were refused with ${answer.status}`);
    const { items } = await answer.json();
    const { data } = await (await authClient()).getClaims();
    return { items, currentId: data?.claims.session_id ?? null };
  },
});
