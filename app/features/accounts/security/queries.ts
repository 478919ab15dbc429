import { queryOptions } from "@tanstack/react-query";
import { authClient } from "#app/auth-client.ts";
import { ownApi } from "#app/session/own-api.ts";

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
