// Its parts come late, its styles with the first page.
import "#features/content/rich-text.css";
import "#parts/layout/landing.css";
import "#parts/photo/photo.css";
import "#parts/price/price.css";
import "#parts/speaker-card/rating.css";
import "#parts/speaker-card/speaker-card.css";
import "#ui/avatar.css";
import "#ui/badge/badge.css";
import "#ui/page/breadcrumb.css";
import "#ui/card.css";
import "#ui/disclosure.css";
import { data } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import type { LandingView } from "#features/content/landing/landing-view.ts";
import { findNewLanding, readLanding } from "#features/content/landing/read-landing.server.ts";
import { LANDING_TEXTS as TEXTS } from "#features/content/landing/texts.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, faqPage, graph } from "#features/content/seo/structured-data.ts";
import { sleeping } from "#ui/loading/sleeping.tsx";
import { redirectKeepingQuery } from "../redirects/redirect-keeping-query.ts";
import type { Route } from "./+types/landing";

export const handle = { isPublic: true, reading: true } satisfies PageHandle;

const page = sleeping(async () => (await import("./landing-page.tsx")).LandingPage);

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

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), page.awake]);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <page.Part landing={loaderData.page} />;
}
