import { TALKS_TEXTS } from "#features/speakers/admin/talks/talk-texts.ts";
import { TalksScreen } from "#features/speakers/admin/talks/talks-screen.tsx";
import type { Route } from "./+types/talks";

export const meta: Route.MetaFunction = () => [
  { title: TALKS_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Talks() {
  return <TalksScreen />;
}
