import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { refusalOf } from "#app/session/unwrap-response.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { USER_TEXTS as TEXTS } from "./texts.ts";

export type UserItem = AnswerTo<"GET /admin/users">["items"][number];
export type UserRecord = AnswerTo<"GET /admin/users/{id}">;

const USERS_KEY = ["admin-users"] as const;

export function usersQuery(state: ListState) {
  return queryOptions({
    queryKey: [...USERS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/users", { query: listParameters(state) }),
  });
}

export function userQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-user", id],
    queryFn: () => authenticatedApi.call("GET /admin/users/{id}", { params: { id } }),
  });
}

/** Under this name stands what concerns no field alone. */
export const WHOLE_FORM = "";

/** What is wrong with which field; null once it is done. */
export type ChangeErrors = Readonly<Record<string, string>> | null;

/** Sends a change, says what became of it (in its own words if it has any) and reads the lists again. */
export function useUserChange(shown: readonly string[] = []) {
  const queries = useQueryClient();
  return async (send: () => Promise<unknown>, done: string = TEXTS.done): Promise<ChangeErrors> => {
    try {
      const words = await send();
      toast.show({ kind: "success", text: typeof words === "string" ? words : done });
      await queries.invalidateQueries({ queryKey: USERS_KEY });
      await queries.invalidateQueries({ queryKey: ["admin-user"] });
      return null;
    } catch (error) {
      const refusal = refusalOf(error);
      const errors = refusal?.fields ?? {};
      // A field that is shown says itself what it lacks.
      if (shown.some((name) => name in errors)) return errors;
      const [field] = Object.values(errors);
      const text = field || refusal?.message || TEXTS.failed;
      // A form keeps the sentence in sight; without one it would have no place.
      if (shown.length === 0) toast.show({ kind: "error", text });
      return { ...errors, [WHOLE_FORM]: text };
    }
  };
}
