import { BookingsScreen } from "#features/bookings/admin/bookings-screen.tsx";
import { ADMIN_BOOKING_TEXTS } from "#features/bookings/admin/texts.ts";
import type { Route } from "./+types/bookings";

export const meta: Route.MetaFunction = () => [
  { title: ADMIN_BOOKING_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Bookings() {
  return <BookingsScreen />;
}
