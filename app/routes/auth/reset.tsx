import { ResetScreen } from "#features/accounts/callback/reset-screen.tsx";
import { PAGE_TITLES } from "#features/accounts/sign-in/texts.ts";
import type { Route } from "./+types/reset";

export const meta: Route.MetaFunction = () => [
  { title: PAGE_TITLES.reset },
  { name: "robots", content: "noindex" },
];

export default function Reset() {
  return <ResetScreen />;
}
