import { CallbackScreen } from "#features/accounts/callback/callback-screen.tsx";
import { PAGE_TITLES } from "#features/accounts/sign-in/texts.ts";
// The cards of the role dialog.
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
