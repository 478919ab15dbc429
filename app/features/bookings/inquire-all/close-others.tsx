import { useQuery, useQueryClient } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatList } from "#domain/format/lists.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/dialog/use-confirm.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { BookingItem } from "../queries.ts";
import { allBookingsQuery } from "../queries.ts";
import { findParallelInquiries } from "./parallel-inquiries.ts";
import { CLOSE_TEXTS as TEXTS } from "./texts.ts";

/** Once one of several inquiries for an event is booked, the others get a friendly answer. */
export function CloseOthers({ id }: { id: string }) {
  const queries = useQueryClient();
  const bookings = useQuery(allBookingsQuery("customer"));
  const others = findParallelInquiries(bookings.data ?? [], id);
  const { run, isBusy } = useAction();
  const names = formatList(others.map(({ speaker }) => speaker.name));
  const { ask, dialog } = useConfirm({
    title: TEXTS.question(others.length),
    children: TEXTS.consequence(names, others.length),
    labels: { confirm: TEXTS.close, cancel: TEXTS.keep },
  });
  const closeOthers = async () => {
    if (!(await ask())) return;
    await run(() => Promise.all(others.map(withdraw)), {
      onDone: () => toast.show({ kind: "success", text: TEXTS.done, topic: "inquiry" }),
      onFailed: () => toast.show({ kind: "error", text: TEXTS.failed, topic: "inquiry" }),
      onSettled: () => queries.invalidateQueries({ queryKey: ["own-bookings"] }),
    });
  };
  if (others.length === 0) return null;
  return (
    <div className="wrap">
      <Alert>
        {TEXTS.offer(others.length)}{" "}
        <Button
          variant="line"
          size="sm"
          isLoading={isBusy}
          loadingText={TEXTS.closing}
          onClick={() => void closeOthers()}
        >
          {TEXTS.close}
        </Button>
      </Alert>
      {dialog}
    </div>
  );
}

async function withdraw({ id }: BookingItem): Promise<void> {
  await authenticatedApi.call("POST /bookings/{id}/transitions", {
    params: { id },
    body: { event: "withdraw", reason: TEXTS.reason },
  });
}
