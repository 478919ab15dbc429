import { ReviewsScreen } from "#features/reviews/admin/reviews-screen.tsx";
import { ADMIN_REVIEW_TEXTS } from "#features/reviews/admin/texts.ts";
import type { Route } from "./+types/reviews";

export const meta: Route.MetaFunction = () => [
  { title: ADMIN_REVIEW_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Reviews() {
  return <ReviewsScreen />;
}
