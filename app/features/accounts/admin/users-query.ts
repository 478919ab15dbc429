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

/** Sends a change, says what became of it (in its own words if it has any) and reads the lists again. */
export function useUserChange() {
  const queries = useQueryClient();
  return async (send: () => Promise<unknown>, done: string = TEXTS.done): Promise<boolean> => {
    try {
      const words = await send();
      toast.show({ kind: "success", text: typeof words === "string" ? words : done });
      await queries.invalidateQueries({ queryKey: USERS_KEY });
      await queries.invalidateQueries({ queryKey: ["admin-user"] });
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const [field] = Object.values(refusal?.fields ?? {});
      toast.show({ kind: "error", text: field || refusal?.message || TEXTS.failed });
      return false;
    }
  };
}
