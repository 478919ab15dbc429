import { MediaScreen } from "#features/content/admin/media/media-screen.tsx";
import { MEDIA_TEXTS } from "#features/content/admin/texts.ts";
import type { Route } from "./+types/media-library";

export const meta: Route.MetaFunction = () => [
  { title: MEDIA_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function MediaLibrary() {
  return <MediaScreen />;
}
