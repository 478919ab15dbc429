import { CustomerRoom } from "#features/bookings/customer-room/customer-room.tsx";
import { CUSTOMER_TEXTS } from "#features/bookings/texts.ts";
import { AccessGuard } from "#shell/access-guard.tsx";
import "../../styles/private.css";
import type { Route } from "./+types/customer";

export const meta: Route.MetaFunction = () => [
  { title: CUSTOMER_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function CustomerDashboard() {
  return (
    <AccessGuard access="user">
      {({ profile }) => <CustomerRoom firstName={profile.first_name} />}
    </AccessGuard>
  );
}
