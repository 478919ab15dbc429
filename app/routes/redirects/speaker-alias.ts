import { redirectKeepingQuery } from "./redirect-keeping-query.ts";

type AliasArgs = { request: Request; params: { slug?: string } };

/** /redner and /referenten are older names: alone they mean the finder, with a slug the profile. */
export function loader({ request, params: { slug } }: AliasArgs) {
  return redirectKeepingQuery(request, slug ? `/speaker/${encodeURIComponent(slug)}` : "/");
}
