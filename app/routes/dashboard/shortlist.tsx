import "#ui/page/dashboard.css";
import { ShortlistScreen } from "#features/shortlists/shortlist-screen.tsx";
import { SHORTLIST_TEXTS } from "#features/shortlists/texts.ts";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import type { Route } from "./+types/shortlist";

export const meta: Route.MetaFunction = () => [
  { title: SHORTLIST_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Shortlist() {
  return <AccessGuard access="user">{() => <ShortlistScreen />}</AccessGuard>;
}
