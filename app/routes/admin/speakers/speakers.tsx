import { SpeakersScreen } from "#features/speakers/admin/speakers-screen.tsx";
import { SPEAKERS_TEXTS } from "#features/speakers/admin/texts.ts";
import type { Route } from "./+types/speakers";

export const meta: Route.MetaFunction = () => [
  { title: SPEAKERS_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Speakers() {
  return <SpeakersScreen />;
}
