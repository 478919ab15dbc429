import "./booking-result.css";
import "#parts/layout/result.css";
import "#ui/card.css";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { queryClient } from "#app/session/query-client.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import type { Download } from "#parts/download-button.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { STATE_TEXTS } from "#parts/texts.ts";
import { Status } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { BOOKING_STATUS } from "../texts.ts";
import { bookingRows } from "./booking-rows.ts";
import { Documents } from "./documents.tsx";
import { otherPath } from "./result-path.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";
import { Thanks } from "./thanks.tsx";

type OwnBookingProps = {
  id: string;
  mode: BookingMode;
  download: Download;
  pay?: (invoiceId: string) => ReactNode;
};

/** Read with the session; for other accounts the booking does not exist. */
export function OwnBooking({ id, mode, ...tools }: OwnBookingProps) {
  const booking = useQuery(
    { queryKey: ["own-booking", id], queryFn: () => readBooking(id) },
    queryClient(),
  );
  return (
    <Loaded query={booking}>
      {(found) => {
        if (found === null) return <Missing />;
        const elsewhere = otherPath(found, mode);
        if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
        return (
          <Thanks mode={mode}>
            <BookingDetails booking={found} mode={mode} {...tools} />
          </Thanks>
        );
      }}
    </Loaded>
  );
}

/** Unknown and foreign look the same, so that ids cannot be probed. */
function Missing() {
  return (
    <EmptyState
      headingLevel={1}
      title={STATE_TEXTS.unknownBooking}
      text={TEXTS.missingText}
      action={<ButtonLink to="/dashboard/customer">{TEXTS.toBookings}</ButtonLink>}
    />
  );
}

type Booking = NonNullable<Awaited<ReturnType<typeof readBooking>>>;

/** Null where nothing may be shown; only what may work in a moment is an error. */
async function readBooking(id: string) {
  const answer = await authenticatedApi.send("GET /bookings/{id}", { params: { id } });
  if (answer.status === 200) return answer.json();
  if (answer.status < 500) return null;
  throw new Error(`the booking was refused with ${answer.status}`);
}

type BookingDetailsProps = Omit<OwnBookingProps, "id"> & { booking: Booking };

function BookingDetails({ booking, mode, ...tools }: BookingDetailsProps) {
  const { word, shape } = BOOKING_STATUS[booking.status];
  return (
    <>
      <section className="panel result-card">
        <div className="result-card-head">
          <h2 className="h2">{mode === "direct" ? TEXTS.booking : TEXTS.inquiry}</h2>
          <Status shape={shape}>{word}</Status>
        </div>
        <dl className="result-rows">
          {bookingRows(booking).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Documents bookingId={booking.id} isInvoiced={mode === "direct"} {...tools} />
      </section>
      {mode === "inquiry" && (
        <section className="result-hint">
          <span>
            <strong>{TEXTS.similar}</strong> {TEXTS.similarText}
          </span>
          <ButtonLink to={`/speaker/${booking.speaker.slug}#weitere-speaker`} variant="line">
            {TEXTS.similarLink}
          </ButtonLink>
        </section>
      )}
      <p className="text-ink-2">
        <strong>{TEXTS.help}</strong> {TEXTS.helpText}
      </p>
    </>
  );
}
