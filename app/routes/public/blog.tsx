// Its parts come late, its styles with the first page.
import "#features/content/blog/article.css";
import "#parts/photo/photo.css";
import "#ui/avatar.css";
import "#ui/page/breadcrumb.css";
import "#ui/card.css";
import "#ui/badge/chip.css";
import "#ui/table/pagination.css";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { blogAddress, readBlogQuery } from "#features/content/blog/blog-query.ts";
import { listPosts } from "#features/content/blog/list-posts.server.ts";
import { BLOG_TEXTS as TEXTS } from "#features/content/blog/texts.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, graph } from "#features/content/seo/structured-data.ts";
import { sleeping } from "#ui/loading/sleeping.tsx";
import type { Route } from "./+types/blog";

export const handle = { isPublic: true, reading: true } satisfies PageHandle;

const screen = sleeping(
  async () => (await import("#features/content/blog/blog-screen.tsx")).BlogScreen,
);

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

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), screen.awake]);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <screen.Part {...loaderData.blog} />;
}
