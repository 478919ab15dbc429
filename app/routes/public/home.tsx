import { ctxContext } from "#app/context.ts";
import { browseSpeakers } from "#features/discovery/browse-speakers.server.ts";
import { HomeHero } from "#features/discovery/home/home-hero.tsx";
import { SpeakerResults } from "#features/discovery/home/speaker-results.tsx";
import { TopicIndex } from "#features/discovery/home/topic-index.tsx";
import { listCategories } from "#features/discovery/list-categories.server.ts";
import { HOME_TEXTS } from "#features/discovery/texts.ts";
import type { Route } from "./+types/home";

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { searchParams } = new URL(request.url);
  const topics = (await listCategories(ctx)).map(({ name, label, speaker_count }) => ({
    name,
    label,
    count: speaker_count,
  }));
  const topic = topics.find(({ name }) => name === searchParams.get("category")) ?? null;
  const page = Number.parseInt(searchParams.get("seite") ?? "1", 10) || 1;
  return { ...(await browseSpeakers(ctx, { category: topic?.name, page })), topic, topics };
}

export function meta(_: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: HOME_TEXTS.title }, { name: "description", content: HOME_TEXTS.description }];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { topics, ...results } = loaderData;
  return (
    <>
      <HomeHero topics={topics} />
      <SpeakerResults {...results} />
      <TopicIndex topics={topics} />
    </>
  );
}
