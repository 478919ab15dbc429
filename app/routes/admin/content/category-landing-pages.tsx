import { LandingsScreen } from "#features/content/admin/landing/landings-screen.tsx";
import { LANDINGS_TEXTS } from "#features/content/admin/texts.ts";
import type { Route } from "./+types/category-landing-pages";

export const meta: Route.MetaFunction = () => [
  { title: LANDINGS_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function LandingPages() {
  return <LandingsScreen />;
}
