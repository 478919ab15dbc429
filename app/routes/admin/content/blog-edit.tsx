import { EditPost } from "#features/content/admin/post-editor.tsx";
import { EDITOR_TEXTS } from "#features/content/admin/texts.ts";
import type { Route } from "./+types/blog-edit";

export const meta: Route.MetaFunction = () => [
  { title: EDITOR_TEXTS.editPage },
  { name: "robots", content: "noindex" },
];

export default function BlogEdit({ params }: Route.ComponentProps) {
  return <EditPost id={params.id} />;
}
