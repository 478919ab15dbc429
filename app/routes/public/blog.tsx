import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { blogAddress, readBlogQuery } from "#features/content/blog/blog-query.ts";
import { BlogScreen } from "#features/content/blog/blog-screen.tsx";
import { listPosts } from "#features/content/blog/list-posts.server.ts";
import { BLOG_TEXTS as TEXTS } from "#features/content/blog/texts.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, graph } from "#features/content/seo/structured-data.ts";
import type { Route } from "./+types/blog";

export const handle = { isPublic: true } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "articles");
  const blog = await listPosts(ctx, readBlogQuery(url.searchParams));
  const { page, category } = blog.query;
  const title = [TEXTS.pageTitle, category, page > 1 && TEXTS.page(page)].filter(Boolean);
  const structuredData = graph(
    breadcrumbList(ctx.publicUrl, [
      { label: TEXTS.start, path: "/" },
      { label: TEXTS.title, path: "/blog" },
    ]),
  );
  return {
    blog,
    meta: [
      ...pageMeta({
        title: title.join(": "),
        description: page > 1 ? `${TEXTS.page(page)}. ${TEXTS.description}` : TEXTS.description,
        // A category is a view of the same list; further pages stand for themselves.
        page: `${ctx.publicUrl}${blogAddress({ page })}`,
        isHidden: blog.posts.length === 0,
        structuredData,
      }),
      {
        tagName: "link" as const,
        rel: "alternate",
        type: "application/rss+xml",
        title: TEXTS.title,
        href: "/blog/feed.xml",
      },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogScreen {...loaderData.blog} />;
}
