import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-store.ts";
import { useConfirm } from "#ui/use-confirm.tsx";
import type { BookingItem } from "../queries.ts";
import { allBookingsQuery } from "../queries.ts";
import { openTwins } from "./open-twins.ts";
import { CLOSE_TEXTS as TEXTS } from "./texts.ts";

/** Once one of several inquiries for an event is booked, the others get a friendly answer. */
export function CloseOthers({ id }: { id: string }) {
  const queries = useQueryClient();
  const bookings = useQuery(allBookingsQuery("customer"));
  const others = openTwins(bookings.data ?? [], id);
  const { mutate, isPending } = useMutation({
    mutationFn: (open: readonly BookingItem[]) => Promise.all(open.map(withdraw)),
    onSuccess: () => toast.show({ kind: "success", text: TEXTS.done, topic: "inquiry" }),
    onError: () => toast.show({ kind: "error", text: TEXTS.failed, topic: "inquiry" }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["own-bookings"] }),
  });
  const names = new Intl.ListFormat("de").format(others.map(({ speaker }) => speaker.name));
  const { ask, dialog } = useConfirm({
    title: TEXTS.question(others.length),
    children: TEXTS.consequence(names, others.length),
    labels: { confirm: TEXTS.close, cancel: TEXTS.keep, close: TEXTS.dismiss },
  });
  const closeOthers = async () => {
    if (await ask()) mutate(others);
  };
  if (others.length === 0) return null;
  return (
    <div className="wrap">
      <Alert>
        {TEXTS.offer(others.length)}{" "}
        <Button
          variant="line"
          size="sm"
          isLoading={isPending}
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
  const json = { event: "withdraw" as const, reason: TEXTS.reason };
  await answered(await ownApi.v1.bookings[":id"].transitions.$post({ param: { id }, json }));
}
