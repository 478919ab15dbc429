// Its parts come late, its styles with the first page.
import "#features/content/about/about.css";
import "#parts/layout/landing.css";
import "#ui/page/breadcrumb.css";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { readAbout } from "#features/content/about/read-about.server.ts";
import { ABOUT_FAQ, ABOUT_TEXTS as TEXTS } from "#features/content/about/texts.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, faqPage, graph } from "#features/content/seo/structured-data.ts";
import { sleeping } from "#ui/loading/sleeping.tsx";
import type { Route } from "./+types/about";

export const handle = { isPublic: true, reading: true } satisfies PageHandle;

const screen = sleeping(
  async () => (await import("#features/content/about/about-screen.tsx")).AboutScreen,
);

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

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), screen.awake]);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function About({ loaderData }: Route.ComponentProps) {
  return <screen.Part about={loaderData.about} />;
}
