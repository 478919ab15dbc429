import { data } from "react-router";
import { ctxContext } from "#app/context.ts";
import { CompareToggle } from "#features/comparison/compare-toggle.tsx";
import { ComparisonDock } from "#features/comparison/comparison-dock.tsx";
import { listLandingLinks } from "#features/content/read-landing.server.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, graph } from "#features/content/seo/structured-data.ts";
import { readTopic } from "#features/discovery/read-topic.server.ts";
import { TOPIC_TEXTS, TOPICS_TEXTS } from "#features/discovery/topics/texts.ts";
import { TopicScreen, type TopicView } from "#features/discovery/topics/topic-screen.tsx";
import type { Route } from "./+types/topic";

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const topic = await readTopic(ctx, params.category);
  if (!topic.ok) throw data(null, { status: 404 });
  const more = await listLandingLinks(ctx, topic.value.name);
  return { topic: { ...topic.value, more }, meta: topicMeta(topic.value, ctx.publicUrl) };
}

function topicMeta({ name, label, description, topics, total }: TopicView, publicUrl: string) {
  const path = `/themen/${name}`;
  const crumbs = [
    { label: TOPICS_TEXTS.start, path: "/" },
    { label: TOPICS_TEXTS.topics, path: "/themen" },
    { label, path },
  ];
  return pageMeta({
    title: TOPIC_TEXTS.pageTitle(label),
    description: `${description} ${topics.join(", ")}.`,
    page: `${publicUrl}${path}`,
    picture: `${publicUrl}/share/topic/${name}.jpg`,
    isHidden: total === 0,
    structuredData: graph(breadcrumbList(publicUrl, crumbs)),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Topic({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TopicScreen
        topic={loaderData.topic}
        renderCompareToggle={({ slug, name }) => <CompareToggle slug={slug} name={name} />}
      />
      <ComparisonDock />
    </>
  );
}
