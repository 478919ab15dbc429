import { PostEditor } from "#features/content/admin/post-editor.tsx";
import { EDITOR_TEXTS } from "#features/content/admin/texts.ts";
import type { Route } from "./+types/blog-new";

export const meta: Route.MetaFunction = () => [
  { title: EDITOR_TEXTS.newPage },
  { name: "robots", content: "noindex" },
];

export default function BlogNew() {
  return <PostEditor post={null} />;
}
