import { BookingFileScreen } from "#features/bookings/admin/booking-file-screen.tsx";
import { FILE_TEXTS } from "#features/bookings/admin/texts.ts";
import { ReminderPanel } from "#features/platform/reminders/reminder-panel.tsx";
import "../../styles/admin-business.css";
import { NewDayCalendar } from "../dashboard/new-day-calendar.tsx";
import type { Route } from "./+types/booking";

export const meta: Route.MetaFunction = () => [
  { title: FILE_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Booking({ params }: Route.ComponentProps) {
  return (
    <BookingFileScreen
      key={params.id}
      id={params.id}
      reminders={<ReminderPanel about={{ kind: "booking", id: params.id }} />}
      calendar={(speaker, { day, choose }) => (
        <NewDayCalendar speaker={speaker} selected={day} onSelect={choose} />
      )}
    />
  );
}
