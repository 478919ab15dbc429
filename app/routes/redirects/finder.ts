import { redirectKeepingQuery } from "./redirect-keeping-query.ts";

/** Breadcrumbs lead to /speakers; the finder itself is the home page (C-69). */
export function loader({ request }: { request: Request }) {
  return redirectKeepingQuery(request, "/");
}
