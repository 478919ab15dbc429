import { data, isRouteErrorResponse, redirect } from "react-router";
import { ctxContext } from "#app/context.ts";
import { articleMeta } from "#features/content/blog/article-meta.ts";
import { ArticleNotFound } from "#features/content/blog/article-not-found.tsx";
import { ArticleScreen } from "#features/content/blog/article-screen.tsx";
import { ARTICLE_TEXTS as TEXTS } from "#features/content/blog/texts.ts";
import { findNewAddress } from "#features/content/find-new-address.server.ts";
import { readPost } from "#features/content/read-post.server.ts";
import { ErrorScreen } from "#shell/error-screen.tsx";
import type { Route } from "./+types/blog-post";

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const post = await readPost(ctx, params.slug);
  if (post.ok) return { article: post.value, meta: articleMeta(post.value, ctx.publicUrl) };
  const renamed = await findNewAddress(ctx, "blog", params.slug);
  if (renamed) throw redirect(renamed, 301);
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ?? [{ title: TEXTS.notFound }];

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen article={loaderData.article} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ArticleNotFound />;
  return <ErrorScreen kind="render" />;
}
