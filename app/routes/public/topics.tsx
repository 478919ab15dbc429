import { ctxContext } from "#app/context.ts";
import { listTopics } from "#features/discovery/list-topics.server.ts";
import { TOPICS_TEXTS } from "#features/discovery/topics/texts.ts";
import { TopicsScreen } from "#features/discovery/topics/topics-screen.tsx";
import type { Route } from "./+types/topics";

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return { entries: await listTopics(ctx), canonical: `${ctx.publicUrl}/themen` };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: TOPICS_TEXTS.pageTitle },
    { name: "description", content: TOPICS_TEXTS.description },
    { tagName: "link", rel: "canonical", href: loaderData?.canonical },
  ];
}

export default function Topics({ loaderData }: Route.ComponentProps) {
  return <TopicsScreen entries={loaderData.entries} />;
}
