import { data } from "react-router";
import { ctxContext } from "#app/context.ts";
import { fittingDescription } from "#domain/speaker/page-title.ts";
import { CompareToggle } from "#features/comparison/compare-toggle.tsx";
import { ComparisonDock } from "#features/comparison/comparison-dock.tsx";
import { readTopic } from "#features/discovery/read-topic.server.ts";
import { TOPIC_TEXTS } from "#features/discovery/topics/texts.ts";
import { TopicScreen } from "#features/discovery/topics/topic-screen.tsx";
import type { Route } from "./+types/topic";

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const topic = await readTopic(ctx, params.category);
  if (!topic.ok) throw data(null, { status: 404 });
  return { topic: topic.value, canonical: `${ctx.publicUrl}/themen/${topic.value.name}` };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { label, description, topics } = loaderData.topic;
  return [
    { title: TOPIC_TEXTS.pageTitle(label) },
    {
      name: "description",
      content: fittingDescription(`${description} ${topics.join(", ")}.`),
    },
    { tagName: "link", rel: "canonical", href: loaderData.canonical },
  ];
}

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
