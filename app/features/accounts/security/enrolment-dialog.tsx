import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { OfferCodes } from "./offer-codes.tsx";
import { recoveryCodesQuery } from "./queries.ts";
import { OFFER_TEXTS } from "./texts.ts";

type EnrolmentDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Said once the device counts. */
  done: string;
  /** The way there; it calls `enrolled` at its end. */
  children: (enrolled: () => Promise<void>) => ReactNode;
};

/** Adds a device, then offers recovery codes, unless there are some already. */
export function EnrolmentDialog({ open, onClose, title, done, children }: EnrolmentDialogProps) {
  const queries = useQueryClient();
  const [isOffering, setOffering] = useState(false);
  const close = () => {
    setOffering(false);
    onClose();
  };
  const enrolled = async () => {
    toast.show({ kind: "success", text: done });
    await queries.invalidateQueries();
    // Codes that cannot be read are not offered twice: the page itself has the same button.
    const known = await queries.fetchQuery(recoveryCodesQuery).catch(() => undefined);
    if (known === null) setOffering(true);
    else close();
  };
  return (
    <Dialog open={open} onClose={close} size="sm" title={isOffering ? OFFER_TEXTS.title : title}>
      {isOffering ? <OfferCodes onDone={close} /> : children(enrolled)}
    </Dialog>
  );
}
