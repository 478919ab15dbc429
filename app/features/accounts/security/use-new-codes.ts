import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { recoveryCodesQuery } from "./queries.ts";
import { failed, toastAuthError } from "./toast-auth-error.ts";

/** Makes recovery codes, the first ones or new ones; they are known here until the page is left. */
export function useNewCodes() {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { run, isBusy } = useAction();
  const create = (isRenewal: boolean) =>
    run(() => requestCodes(isRenewal), {
      onDone: async (answer) => {
        if (toastAuthError(answer)) return;
        setCodes(answer.data?.codes ?? []);
        await queries.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey });
      },
      onFailed: failed,
    });
  return { codes, create, isBusy };
}

async function requestCodes(isRenewal: boolean) {
  const { recoveryCodes } = (await authClient()).mfa;
  return isRenewal ? recoveryCodes.regenerate() : recoveryCodes.generate();
}
