import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, graph, itemList } from "#features/content/seo/structured-data.ts";
import { listTopics } from "#features/discovery/topics/list-topics.server.ts";
import { TOPICS_TEXTS as TEXTS } from "#features/discovery/topics/texts.ts";
import { TopicsScreen } from "#features/discovery/topics/topics-screen.tsx";
import type { Route } from "./+types/topics";

export const handle = { isPublic: true } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "speakers");
  const entries = await listTopics(ctx);
  return { entries, meta: topicsMeta(entries, ctx.publicUrl) };
}

function topicsMeta(entries: Awaited<ReturnType<typeof listTopics>>, publicUrl: string) {
  return pageMeta({
    title: TEXTS.pageTitle,
    description: TEXTS.description,
    page: `${publicUrl}/themen`,
    structuredData: graph(
      breadcrumbList(publicUrl, [
        { label: TEXTS.start, path: "/" },
        { label: TEXTS.topics, path: "/themen" },
      ]),
      itemList(
        entries.map(({ name, label }) => ({ name: label, url: `${publicUrl}/themen/${name}` })),
      ),
    ),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Topics({ loaderData }: Route.ComponentProps) {
  return <TopicsScreen entries={loaderData.entries} />;
}
