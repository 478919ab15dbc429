import { data } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { listLandingLinks } from "#features/content/landing/read-landing.server.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, faqPage, graph } from "#features/content/seo/structured-data.ts";
import { readTopic } from "#features/discovery/topics/read-topic.server.ts";
import { TOPIC_TEXTS, TOPICS_TEXTS } from "#features/discovery/topics/texts.ts";
import {
  priceLines,
  type TopicQuestion,
  topicQuestions,
} from "#features/discovery/topics/topic-questions.ts";
import type { TopicView } from "#features/discovery/topics/topic-screen.tsx";
import { takesBookings } from "#features/go-live.server.ts";
import { readVat } from "#features/platform/read-vat.server.ts";
import type { Route } from "./+types/topic";
import { TopicPage } from "./topic-page.tsx";

export const handle = { isPublic: true } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "landing pages", "settings", "speakers");
  const topic = await readTopic(ctx, params.category);
  if (!topic.ok) throw data(null, { status: 404 });
  const [more, vat, isOpen] = await Promise.all([
    listLandingLinks(ctx, topic.value.name),
    readVat(ctx),
    takesBookings(ctx),
  ]);
  const questions = topicQuestions(topic.value, { vatBasisPoints: vat.standard, isOpen });
  return {
    topic: {
      ...topic.value,
      more,
      questions,
      prices: priceLines(topic.value.priceSpan, vat.standard),
    },
    meta: topicMeta(topic.value, questions, ctx.publicUrl),
  };
}

function topicMeta(topic: TopicView, questions: readonly TopicQuestion[], publicUrl: string) {
  const { name, label, description, topics, total } = topic;
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
    structuredData: graph(breadcrumbList(publicUrl, crumbs), faqPage(questions)),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Topic({ loaderData }: Route.ComponentProps) {
  return <TopicPage topic={loaderData.topic} />;
}
