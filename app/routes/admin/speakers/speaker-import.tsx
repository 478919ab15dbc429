import { ImportScreen } from "#features/speakers/import/import-screen.tsx";
import { IMPORT_TEXTS } from "#features/speakers/import/import-texts.ts";
import type { Route } from "./+types/speaker-import";

export const meta: Route.MetaFunction = () => [
  { title: IMPORT_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerImport() {
  return <ImportScreen />;
}
