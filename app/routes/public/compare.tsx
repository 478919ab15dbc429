import { useLocation, useNavigate } from "react-router";
import type { PageHandle } from "#app/page-handle.ts";
import { displayName } from "#domain/speaker/speaker-facts.ts";
import { originState } from "#features/accounts/sign-in-origin.ts";
import { InquireAll } from "#features/bookings/inquire-all/inquire-all.tsx";
import { ComparisonLoading } from "#features/comparison/screen/comparison-loading.tsx";
import { ComparisonScreen } from "#features/comparison/screen/comparison-screen.tsx";
import { loadComparison } from "#features/comparison/screen/load-comparison.ts";
import { COMPARE_TEXTS } from "#features/comparison/screen/texts.ts";
import { ShortlistToggle } from "#features/shortlists/shortlist-toggle.tsx";
import type { Route } from "./+types/compare";

export const handle = { isPublic: true } satisfies PageHandle;

/** Loaded by the browser, which alone knows the list: the server's HTML is the same for all. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadComparison(new URL(request.url).searchParams);
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [
  { title: COMPARE_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export function HydrateFallback() {
  return <ComparisonLoading />;
}

export default function Compare({ loaderData: view }: Route.ComponentProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const signIn = () => void navigate("/auth", { state: originState(location) });
  return (
    <ComparisonScreen
      view={view}
      renderKeep={(slug, name) => <ShortlistToggle slug={slug} name={name} onSignIn={signIn} />}
      renderInquiry={(columns) => (
        <InquireAll
          speakers={columns.map(({ speaker }) => ({ ...speaker, name: displayName(speaker) }))}
          date={view.date}
          place={view.place ?? ""}
          onSignIn={signIn}
        />
      )}
    />
  );
}
