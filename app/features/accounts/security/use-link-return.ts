import type { UserIdentity } from "@supabase/auth-js";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { toast } from "#ui/toast/toast-store.ts";
import { GOOGLE_TEXTS as TEXTS } from "./texts.ts";

const PARAMETERS = ["code", "error", "error_code", "error_description"];

/**
 * Google has sent a user back here who wanted to link it. The session goes on as it was, so the
 * code is not needed; whether it worked is read from the account, never from the address.
 */
export function useLinkReturn(identities: readonly UserIdentity[] | undefined): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get("error_code") ?? (search.has("code") ? "" : null);
  useEffect(() => {
    if (code === null || identities === undefined) return;
    const isLinked = identities.some(({ provider }) => provider === "google");
    if (code === "" && isLinked) toast.show({ kind: "success", text: TEXTS.done });
    else toast.show({ kind: "error", text: TEXTS.reasons[code] ?? TEXTS.failed });
    setSearch(
      (before) => {
        for (const name of PARAMETERS) before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [code, identities, setSearch]);
}
