import { data, redirect } from "react-router";
import { ctxContext } from "#app/context.ts";
import { speaksEnglish } from "#domain/speaker/languages.ts";
import { findNewAddress } from "#features/content/find-new-address.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { EnglishFrame } from "#features/speakers/english/english-frame.tsx";
import { EnglishProfile } from "#features/speakers/english/english-profile.tsx";
import { englishView } from "#features/speakers/english/english-view.ts";
import { readSpeaker } from "#features/speakers/read-speaker.server.ts";
import { seoFacts } from "#features/speakers/seo/seo-facts.ts";
import { englishSpeakerMeta } from "#features/speakers/seo/speaker-meta.ts";
import type { Route } from "./+types/speaker-profile-en";

/** The document takes its language from here. */
export const handle = { lang: "en", reading: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const speaker = await readSpeaker(ctx, VISITOR, params.slug);
  if (!speaker.ok) {
    const renamed = await findNewAddress(ctx, "speaker", params.slug);
    throw renamed ? redirect(`/en${renamed}`, 301) : data(null, { status: 404 });
  }
  // An English page of somebody who speaks no English would promise too much.
  if (!speaksEnglish(speaker.value.languages_spoken)) {
    throw redirect(`/speaker/${speaker.value.slug}`);
  }
  return {
    speaker: englishView(speaker.value),
    seo: seoFacts(speaker.value),
    site: { publicUrl: ctx.publicUrl, demo: ctx.demo },
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? englishSpeakerMeta(loaderData.seo, loaderData.site) : [];
}

export default function EnglishSpeakerProfile({ loaderData }: Route.ComponentProps) {
  const { speaker, site } = loaderData;
  return (
    <EnglishFrame isDemo={site.demo} germanPath={`/speaker/${speaker.slug}`}>
      <EnglishProfile speaker={speaker} />
    </EnglishFrame>
  );
}
