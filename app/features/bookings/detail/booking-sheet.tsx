import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Download } from "#parts/download-button.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { BookingDetails } from "./booking-detail.tsx";
import { type BookingDetail, bookingQuery } from "./booking-query.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

type BookingSheetProps = {
  /** Null while none is open. */
  bookingId: string | null;
  as: "customer" | "speaker";
  onClose: () => void;
  conversationPath: (id: string) => string;
  download: Download;
  /** The buttons for the viewer of the booking. */
  actions: (booking: BookingDetail) => ReactNode;
};

/** One booking beside the list it was opened from. */
export function BookingSheet(props: BookingSheetProps) {
  const { bookingId, as, onClose, conversationPath, download, actions } = props;
  const query = useQuery({ ...bookingQuery(bookingId ?? ""), enabled: bookingId !== null });
  const booking = query.data ?? null;
  const foot = booking && actions(booking);
  return (
    <Sheet
      open={bookingId !== null}
      wide="side"
      title={booking?.event_title ?? TEXTS.sheet}
      onClose={onClose}
      foot={foot}
    >
      <Loaded query={query}>
        {(found) =>
          found ? (
            <BookingDetails
              booking={found}
              as={as}
              conversationPath={conversationPath}
              download={download}
            />
          ) : (
            <Alert variant="danger">{TEXTS.gone}</Alert>
          )
        }
      </Loaded>
    </Sheet>
  );
}
