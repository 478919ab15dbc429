import { ConfirmScreen } from "#features/accounts/callback/confirm-screen.tsx";
import { PAGE_TITLES } from "#features/accounts/sign-in/texts.ts";
import { useStoredSession } from "#shell/session/stored-session.ts";
import type { Route } from "./+types/confirm";

export const meta: Route.MetaFunction = () => [
  { title: PAGE_TITLES.confirm },
  { name: "robots", content: "noindex" },
  // The address carries the token.
  { name: "referrer", content: "no-referrer" },
];

export default function Confirm() {
  return <ConfirmScreen signedInAs={useStoredSession()?.email ?? null} />;
}
