import { PostsScreen } from "#features/content/admin/posts-screen.tsx";
import { POSTS_TEXTS } from "#features/content/admin/texts.ts";
import type { Route } from "./+types/blog";

export const meta: Route.MetaFunction = () => [
  { title: POSTS_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Blog() {
  return <PostsScreen />;
}
