import { Suspense, useEffect, useState } from "react";
import {
  data,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useRevalidator,
} from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { monthOf } from "#domain/time/month.ts";
import { findNewAddress } from "#features/content/find-new-address.server.ts";
import { breadcrumbList } from "#features/content/seo/structured-data.ts";
import { VISITOR } from "#features/ctx.ts";
import { recordViewedSpeaker } from "#features/discovery/viewed-speakers.ts";
import { useProfileView } from "#features/insights/profile-view.ts";
import { readVat } from "#features/platform/read-vat.server.ts";
import { arrivingProfile, isArriving } from "#features/speakers/profile/arriving-profile.ts";
import { PAGE_TEXTS } from "#features/speakers/profile/page-texts.ts";
import { ProfileNotFound } from "#features/speakers/profile/profile-not-found.tsx";
import { ProfileSkeleton } from "#features/speakers/profile/profile-skeleton.tsx";
import { bookableSpeaker, profileView } from "#features/speakers/profile/profile-view.ts";
import { PROFILE_TEXTS } from "#features/speakers/profile/texts.ts";
import { isGoneAddress } from "#features/speakers/read/former-address.server.ts";
import { daysForCustomers } from "#features/speakers/read/read-availability.server.ts";
import { readSpeaker } from "#features/speakers/read/read-speaker.server.ts";
import { relatedSpeakers } from "#features/speakers/read/related-speakers.server.ts";
import { type SeoFacts, seoFacts } from "#features/speakers/seo/seo-facts.ts";
import { speakerMeta } from "#features/speakers/seo/speaker-meta.ts";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { latePart } from "#ui/loading/late-part.ts";
import { redirectKeepingQuery } from "../redirects/redirect-keeping-query.ts";
import type { Route } from "./+types/speaker-profile";
import { ProfilePage } from "./profile-page.tsx";

export const handle = { isPublic: true } satisfies PageHandle;

const SampleProfile = latePart(async () => ({
  default: (await import("#features/speakers/profile/sample/sample-profile.tsx")).SampleProfile,
}));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const speaker = await readSpeaker(ctx, VISITOR, params.slug);
  if (!speaker.ok) {
    const renamed = await findNewAddress(ctx, "speaker", params.slug);
    if (renamed) throw redirectKeepingQuery(request, renamed);
    const wasDeleted = await isGoneAddress(ctx, `/speaker/${params.slug}`);
    throw data(null, { status: wasDeleted ? 410 : 404 });
  }
  shows(context, `speaker:${speaker.value.id}`, "related speakers", "related cards", "settings");
  const facts = seoFacts(speaker.value);
  const today = berlinDay(ctx.now().getTime());
  const { first: from, last: to } = monthOf(today);
  return {
    profile: {
      speaker: profileView(speaker.value, (await readVat(ctx)).standard),
      bookable: bookableSpeaker(speaker.value),
      today,
      days: await daysForCustomers(ctx, speaker.value.id, { from, to }),
      related: relatedSpeakers(ctx, params.slug),
    },
    meta: speakerMeta(facts, ctx, [crumbs(ctx.publicUrl, facts)]),
  };
}

/** The way to the page, as the visitor sees it above the pictures. */
function crumbs(publicUrl: string, { name, slug }: SeoFacts) {
  return breadcrumbList(publicUrl, [
    { label: PROFILE_TEXTS.start, path: "/" },
    { label: name, path: `/speaker/${slug}` },
  ]);
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  return arrivingProfile<Loaded>(params.slug, serverLoader, request.signal);
}

/**
 * The back button that closes a layer over the profile leads to the same address: nothing is asked
 * again, because a slow answer would take the layer and the page away.
 */
export function shouldRevalidate({ currentUrl, nextUrl, ...go }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search;
  return isSamePage ? isArriving(go.nextParams.slug) : go.defaultShouldRevalidate;
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData && "meta" in loaderData) return loaderData.meta;
  if (isMissing(error)) {
    return [{ title: isGone(error) ? PAGE_TEXTS.goneTitle : PAGE_TEXTS.notFoundTitle }];
  }
  return [{ title: error ? PAGE_TEXTS.failedTitle : LOADING_TEXTS.profile }];
}

export default function SpeakerProfile({ loaderData }: Route.ComponentProps) {
  if ("arrival" in loaderData) return <Arriving arrival={loaderData.arrival} />;
  const { profile } = loaderData;
  return (
    <>
      <Visit speaker={profile.speaker} />
      {/* Another speaker is another page: no chosen day, tab or open layer may stay. */}
      <ProfilePage key={profile.speaker.id} {...profile} />
    </>
  );
}

function Arriving({ arrival }: { arrival: Promise<unknown> }) {
  const { revalidate } = useRevalidator();
  const [arrived, setArrived] = useState<Promise<unknown>>();
  // Asking again while the visitor is on the way elsewhere would send them off a second time.
  const isStaying = useNavigation().state === "idle";
  useEffect(() => {
    void arrival.then(() => setArrived(arrival));
  }, [arrival]);
  useEffect(() => {
    if (arrived === arrival && isStaying) void revalidate();
  }, [arrived, arrival, isStaying, revalidate]);
  return <ProfileSkeleton />;
}

function Visit({ speaker }: { speaker: Loaded["profile"]["speaker"] }) {
  const { id, slug, name, topics } = speaker;
  useProfileView(id);
  useEffect(() => recordViewedSpeaker({ slug, name, topics }), [slug, name, topics]);
  return null;
}

const isMissing = (error: unknown) =>
  isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);

const isGone = (error: unknown) => isRouteErrorResponse(error) && error.status === 410;

/**
 * No speaker of that name, or a profile that could not be read (C-13). One that was read is never
 * replaced by the example: what fails while it is drawn meets the general error screen.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { state, revalidate } = useRevalidator();
  if (loaderData) throw error;
  if (isMissing(error)) return <ProfileNotFound isGone={isGone(error)} />;
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <SampleProfile isRetrying={state === "loading"} onRetry={() => void revalidate()} />
    </Suspense>
  );
}
