import { data } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { articleMeta } from "#features/content/blog/article-meta.ts";
import { ArticleScreen } from "#features/content/blog/article-screen.tsx";
import { readPost } from "#features/content/blog/read-post.server.ts";
import { ARTICLE_TEXTS as TEXTS } from "#features/content/blog/texts.ts";
import { findNewAddress } from "#features/content/find-new-address.server.ts";
import { pageTitle } from "#features/content/seo/page-meta.ts";
import { redirectKeepingQuery } from "../redirects/redirect-keeping-query.ts";
import type { Route } from "./+types/blog-post";

export const handle = { isPublic: true } satisfies PageHandle;

/** An article that does not exist is a page as well, which says so: its words sleep with the others. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "articles", "speakers");
  const post = await readPost(ctx, params.slug);
  if (post.ok) return { article: post.value, meta: articleMeta(post.value, ctx.publicUrl) };
  const renamed = await findNewAddress(ctx, "blog", params.slug);
  if (renamed) throw redirectKeepingQuery(request, renamed);
  return data({ article: null, meta: [{ title: pageTitle(TEXTS.notFound) }] }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen article={loaderData.article} />;
}
