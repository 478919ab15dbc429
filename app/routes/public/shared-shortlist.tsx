import { readShared } from "#features/shortlists/shared-api.ts";
import { SharedScreen } from "#features/shortlists/shared-screen.tsx";
import { SHARED_TEXTS, SHORTLIST_TEXTS } from "#features/shortlists/texts.ts";
import type { Route } from "./+types/shared-shortlist";

/** Read by the browser: the server's page is the same for every link and holds nothing of the list. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { list: await readShared(params.token) };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [
  { title: SHARED_TEXTS.pageTitle },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export function HydrateFallback() {
  return (
    <div className="wrap shortlist">
      <p role="status">{SHORTLIST_TEXTS.loading}</p>
      <noscript>{SHARED_TEXTS.needsScripts}</noscript>
    </div>
  );
}

export default function SharedShortlist({ params, loaderData }: Route.ComponentProps) {
  return <SharedScreen token={params.token} list={loaderData.list} />;
}
