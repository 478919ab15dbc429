import { Suspense } from "react";
import { data } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { CompareToggle } from "#features/comparison/compare-toggle.tsx";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { graph, website } from "#features/content/seo/structured-data.ts";
import type { RenderCompareToggle } from "#features/discovery/finder/finder-data.ts";
import { HomeScreen } from "#features/discovery/home/home-screen.tsx";
import { openHome } from "#features/discovery/home/open-home.server.ts";
import { CLOSED_HOME_TEXTS, HOME_TEXTS } from "#features/discovery/texts.ts";
import { takesBookings } from "#features/go-live.server.ts";
import { useComparisonCount } from "#shell/navigation/comparison-count.ts";
import { latePart } from "#ui/loading/late-part.ts";
import type { Route } from "./+types/home";

export const handle = { isPublic: true } satisfies PageHandle;

/** The bar comes once there is something in it. */
const loadDock = () => import("#features/comparison/comparison-dock.tsx");
const ComparisonDock = latePart(async () => ({ default: (await loadDock()).ComparisonDock }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { searchParams } = new URL(request.url);
  shows(
    context,
    "settings",
    "speakers",
    ...(searchParams.has("date") ? ["calendars" as const] : []),
  );
  const home = await openHome(ctx, searchParams);
  // A failed list is shown with examples, but must not be kept as if it were the page.
  return data(
    { home, meta: homeMeta(ctx.publicUrl, await takesBookings(ctx)) },
    home.results ? 200 : 503,
  );
}

function homeMeta(publicUrl: string, isOpen: boolean) {
  const { title, description } = isOpen ? HOME_TEXTS : CLOSED_HOME_TEXTS;
  return pageMeta({
    title,
    description,
    page: `${publicUrl}/`,
    structuredData: graph(...website(publicUrl, description)),
  });
}

/** A search that fails in the browser shows examples as well, instead of losing the page (C-13). */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (request.signal.aborted) throw error;
    const { failedHome } = await import("#features/discovery/home/failed-home.ts");
    const { searchParams } = new URL(request.url);
    return { home: failedHome(searchParams), meta: [{ title: HOME_TEXTS.title }] };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** One function for all renders, so that finished parts need not be drawn again. */
const renderCompareToggle: RenderCompareToggle = ({ slug, name }) => (
  <CompareToggle slug={slug} name={name} />
);

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeScreen data={loaderData.home} renderCompareToggle={renderCompareToggle} />
      <Dock />
    </>
  );
}

function Dock() {
  if (useComparisonCount() === 0) return null;
  return (
    <Suspense>
      <ComparisonDock />
    </Suspense>
  );
}
