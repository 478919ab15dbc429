import { NewSpeaker } from "#features/speakers/admin/new-speaker.tsx";
import { RECORD_TEXTS } from "#features/speakers/admin/texts.ts";
import type { Route } from "./+types/speaker-new";

export const meta: Route.MetaFunction = () => [
  { title: RECORD_TEXTS.newPageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerNew() {
  return <NewSpeaker />;
}
