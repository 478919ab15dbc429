import { queryOptions } from "@tanstack/react-query";
import { authClient } from "#app/auth-client.ts";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { readAuthSettings } from "../auth-settings.ts";

/** What the installation offers; constant while the page is open. */
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

export type EmailChangeState = NonNullable<AnswerTo<"GET /me/email-change">>;

/** Null while nothing waits for confirmation. */
export const emailChangeQuery = queryOptions({
  queryKey: ["own-email-change"],
  queryFn: () => authenticatedApi.call("GET /me/email-change"),
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
    const { items } = await authenticatedApi.call("GET /me/sessions");
    const { data } = await (await authClient()).getClaims();
    return { items, currentId: data?.claims.session_id ?? null };
  },
});
