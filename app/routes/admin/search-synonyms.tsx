import { SynonymsScreen } from "#features/discovery/admin/synonyms-screen.tsx";
import { SYNONYM_TEXTS } from "#features/discovery/admin/texts.ts";
import type { Route } from "./+types/search-synonyms";

export const meta: Route.MetaFunction = () => [
  { title: SYNONYM_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SearchSynonyms() {
  return <SynonymsScreen />;
}
