import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#ui/toast/toast-store.ts";
import { recoveryCodesQuery } from "./queries.ts";

/** What follows a device that counts from now on: recovery codes, unless there are some already. */
export function useAfterEnrolment(close: () => void, done: string) {
  const queries = useQueryClient();
  const [isOffering, setOffering] = useState(false);
  const finish = () => {
    setOffering(false);
    close();
  };
  const enrolled = async () => {
    toast.show({ kind: "success", text: done });
    await queries.invalidateQueries();
    // Codes that cannot be read are not offered twice: the page itself has the same button.
    const known = await queries.fetchQuery(recoveryCodesQuery).catch(() => undefined);
    if (known === null) setOffering(true);
    else finish();
  };
  return { isOffering, enrolled, finish };
}
