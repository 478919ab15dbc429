import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered, refusalOf } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";
import { toast } from "#ui/toast-store.ts";
import { USER_TEXTS as TEXTS } from "./texts.ts";

const { users } = ownApi.v1.admin;

export type UserItem = InferResponseType<typeof users.$get, 200>["items"][number];
export type UserRecord = InferResponseType<(typeof users)[":id"]["$get"], 200>;

const USERS_KEY = ["admin-users"] as const;

export function usersQuery(state: ListState) {
  return queryOptions({
    queryKey: [...USERS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: async () => answered(await users.$get({ query: listParameters(state) })),
  });
}

export function userQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-user", id],
    queryFn: async () => answered(await users[":id"].$get({ param: { id } })),
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
