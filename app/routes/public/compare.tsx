import { ComparisonLoading } from "#features/comparison/screen/comparison-loading.tsx";
import { ComparisonScreen } from "#features/comparison/screen/comparison-screen.tsx";
import { loadComparison } from "#features/comparison/screen/load-comparison.ts";
import { COMPARE_TEXTS } from "#features/comparison/screen/texts.ts";
import "../../styles/compare.css";
import type { Route } from "./+types/compare";

/** Loaded by the browser, which alone knows the list: the server's HTML is the same for everybody. */
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

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparisonScreen view={loaderData} />;
}
