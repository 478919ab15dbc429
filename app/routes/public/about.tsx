import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { AboutScreen } from "#features/content/about/about-screen.tsx";
import { readAbout } from "#features/content/about/read-about.server.ts";
import { ABOUT_FAQ, ABOUT_TEXTS as TEXTS } from "#features/content/about/texts.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, faqPage, graph } from "#features/content/seo/structured-data.ts";
import type { Route } from "./+types/about";

export const handle = { isPublic: true } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "settings", "speakers");
  const { pageTitle: title, description } = TEXTS;
  const page = `${ctx.publicUrl}/about`;
  const structuredData = graph(
    breadcrumbList(ctx.publicUrl, [
      { label: TEXTS.start, path: "/" },
      { label: title, path: "/about" },
    ]),
    faqPage(ABOUT_FAQ),
  );
  return {
    about: await readAbout(ctx),
    meta: pageMeta({
      title,
      description,
      page,
      structuredData,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutScreen about={loaderData.about} />;
}
