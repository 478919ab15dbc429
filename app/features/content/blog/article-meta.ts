import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../seo/page-meta.ts";
import { article, breadcrumbList, graph } from "../seo/structured-data.ts";
import type { ArticleView } from "./article-view.ts";
import { BLOG_ADDRESS } from "./blog-query.ts";
import { BLOG_TEXTS } from "./texts.ts";

/** Everything an article says in its head. */
export function articleMeta(view: ArticleView, publicUrl: string): MetaDescriptor[] {
  const { slug, title, author, tags, publishedAt, updatedAt } = view;
  const path = `${BLOG_ADDRESS}/${slug}`;
  const page = `${publicUrl}${path}`;
  const picture = `${publicUrl}/share/blog/${slug}.jpg`;
  const description = view.seoDescription || title;
  const facts = { page, picture, title, description, author, publishedAt, updatedAt, tags };
  const crumbs = breadcrumbList(publicUrl, [
    { label: BLOG_TEXTS.start, path: "/" },
    { label: BLOG_TEXTS.title, path: BLOG_ADDRESS },
    { label: title, path },
  ]);
  return [
    ...pageMeta({
      title: view.seoTitle,
      description,
      page,
      picture,
      type: "article",
      structuredData: graph(article(facts), crumbs),
    }),
    { name: "author", content: author },
    { property: "article:published_time", content: publishedAt },
    { property: "article:modified_time", content: updatedAt },
  ];
}
