import { data } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import type { LandingView } from "#features/content/landing/landing-view.ts";
import { findNewLanding, readLanding } from "#features/content/landing/read-landing.server.ts";
import { LANDING_TEXTS as TEXTS } from "#features/content/landing/texts.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, faqPage, graph } from "#features/content/seo/structured-data.ts";
import { redirectKeepingQuery } from "../redirects/redirect-keeping-query.ts";
import type { Route } from "./+types/landing";
import { LandingPage } from "./landing-page.tsx";

export const handle = { isPublic: true } satisfies PageHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "landing pages", "speakers");
  const page = await readLanding(ctx, params.category, params.slug);
  if (page.ok) return { page: page.value, meta: landingMeta(page.value, ctx.publicUrl) };
  const renamed = await findNewLanding(ctx, params.category, params.slug);
  throw renamed ? redirectKeepingQuery(request, renamed) : data(null, { status: 404 });
}

function landingMeta(page: LandingView, publicUrl: string) {
  const { path, category, label, city, headline, faq } = page;
  const crumbs = [
    { label: TEXTS.start, path: "/" },
    { label: TEXTS.topics, path: "/themen" },
    { label, path: `/themen/${category}` },
    { label: city ?? headline, path },
  ];
  return pageMeta({
    title: page.seoTitle,
    description: page.seoDescription,
    page: `${publicUrl}${path}`,
    picture: `${publicUrl}/share/topic/${category}.jpg`,
    isHidden: page.isHidden,
    structuredData: graph(
      breadcrumbList(publicUrl, crumbs),
      ...(faq.length > 0 ? [faqPage(faq)] : []),
    ),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData.page} />;
}
