import { data, type ErrorResponse, isRouteErrorResponse } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { speaksEnglish } from "#domain/speaker/languages.ts";
import { findNewAddress } from "#features/content/find-new-address.server.ts";
import { pageTitle } from "#features/content/seo/page-meta.ts";
import { VISITOR } from "#features/ctx.ts";
import { readVat } from "#features/platform/read-vat.server.ts";
import { EnglishFrame } from "#features/speakers/english/english-frame.tsx";
import { EnglishNotice } from "#features/speakers/english/english-notice.tsx";
import { EnglishProfile } from "#features/speakers/english/english-profile.tsx";
import { englishView } from "#features/speakers/english/english-view.ts";
import { ENGLISH_TEXTS as TEXTS } from "#features/speakers/english/texts.ts";
import { isGoneAddress } from "#features/speakers/read/former-address.server.ts";
import { readSpeaker } from "#features/speakers/read/read-speaker.server.ts";
import { seoFacts } from "#features/speakers/seo/seo-facts.ts";
import { englishSpeakerMeta } from "#features/speakers/seo/speaker-meta.ts";
import { redirectKeepingQuery } from "../redirects/redirect-keeping-query.ts";
import type { Route } from "./+types/speaker-profile-en";

/** The document takes its language from here. */
export const handle = { isPublic: true, lang: "en" } satisfies PageHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const speaker = await readSpeaker(ctx, VISITOR, params.slug);
  if (!speaker.ok) {
    const renamed = await findNewAddress(ctx, "speaker", params.slug);
    if (renamed) throw redirectKeepingQuery(request, `/en${renamed}`);
    const wasDeleted = await isGoneAddress(ctx, `/speaker/${params.slug}`);
    throw data({ demo: ctx.demo }, { status: wasDeleted ? 410 : 404 });
  }
  shows(context, `speaker:${speaker.value.id}`, "settings");
  // An English page of a speaker who speaks no English would promise too much.
  if (!speaksEnglish(speaker.value.languages_spoken)) {
    throw redirectKeepingQuery(request, `/speaker/${speaker.value.slug}`, 302);
  }
  return {
    speaker: englishView(speaker.value, (await readVat(ctx)).standard),
    seo: seoFacts(speaker.value),
    site: { publicUrl: ctx.publicUrl, demo: ctx.demo },
  };
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData) return englishSpeakerMeta(loaderData.seo, loaderData.site);
  return [{ title: pageTitle(isMissing(error) ? TEXTS.notFound : TEXTS.failed) }];
}

export default function EnglishSpeakerProfile({ loaderData }: Route.ComponentProps) {
  const { speaker, site } = loaderData;
  return (
    <EnglishFrame isDemo={site.demo} germanPath={`/speaker/${speaker.slug}`}>
      <EnglishProfile speaker={speaker} />
    </EnglishFrame>
  );
}

/** No speaker of that name, or a failure that may be over in a moment; in the language of the address. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <EnglishFrame isDemo={isMissing(error) && error.data?.demo === true} germanPath="/">
      <EnglishNotice kind={isMissing(error) ? "notFound" : "failed"} />
    </EnglishFrame>
  );
}

function isMissing(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
}
