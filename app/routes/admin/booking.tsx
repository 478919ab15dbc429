import { BookingAdminDetailScreen } from "#features/bookings/admin/booking-admin-detail-screen.tsx";
import { ADMIN_DETAIL_TEXTS } from "#features/bookings/admin/texts.ts";
import { ReminderPanel } from "#features/platform/reminders/reminder-panel.tsx";
import { NewDayCalendar } from "../dashboard/new-day-calendar.tsx";
import type { Route } from "./+types/booking";

export const meta: Route.MetaFunction = () => [
  { title: ADMIN_DETAIL_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Booking({ params }: Route.ComponentProps) {
  return (
    <BookingAdminDetailScreen
      key={params.id}
      id={params.id}
      reminders={<ReminderPanel about={{ kind: "booking", id: params.id }} />}
      calendar={(speaker, { day, choose }) => (
        <NewDayCalendar speaker={speaker} selected={day} onSelect={choose} />
      )}
    />
  );
}
