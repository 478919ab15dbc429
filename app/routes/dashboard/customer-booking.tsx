import "#ui/page/dashboard.css";
import { downloadDocument } from "#app/session/download-document.ts";
import { PayButtons } from "#features/billing/payment/pay-buttons.tsx";
import { BookingPage } from "#features/bookings/customer-dashboard/booking/booking-page.tsx";
import { BOOKING_PAGE_TEXTS } from "#features/bookings/customer-dashboard/booking/booking-texts.ts";
import { CloseOthers } from "#features/bookings/inquire-all/close-others.tsx";
import { conversationPath } from "#features/messaging/conversation-path.ts";
import { BookingReview } from "#features/reviews/booking-review.tsx";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import type { Route } from "./+types/customer-booking";
import { NewDayCalendar } from "./new-day-calendar.tsx";

export const meta: Route.MetaFunction = () => [
  { title: BOOKING_PAGE_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function CustomerBooking({ params }: Route.ComponentProps) {
  return (
    <AccessGuard access="user">
      {({ profile }) => (
        <>
          <CloseOthers id={params.id} />
          <BookingPage
            id={params.id}
            userId={profile.user_id}
            download={downloadDocument}
            conversationPath={conversationPath}
            calendar={(speaker, { day, choose }) => (
              <NewDayCalendar speaker={speaker} selected={day} onSelect={choose} />
            )}
            pay={(invoiceId) => <PayButtons invoiceId={invoiceId} />}
            review={(booking) => <BookingReview booking={booking} />}
          />
        </>
      )}
    </AccessGuard>
  );
}
