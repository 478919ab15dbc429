import { CallbackScreen } from "#features/accounts/callback/callback-screen.tsx";
import { PAGE_TITLES } from "#features/accounts/sign-in/texts.ts";
import "../../styles/auth.css";
// The cards of the role dialog.
import "../../styles/booking.css";
import type { Route } from "./+types/callback";

export const meta: Route.MetaFunction = () => [
  { title: PAGE_TITLES.callback },
  { name: "robots", content: "noindex" },
  // The address carries the code.
  { name: "referrer", content: "no-referrer" },
];

export default function Callback() {
  return <CallbackScreen />;
}
