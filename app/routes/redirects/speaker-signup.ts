import { redirectKeepingQuery } from "./redirect-keeping-query.ts";

/** Written both ways in the specification (DECISIONS C-68). */
export function loader({ request }: { request: Request }) {
  return redirectKeepingQuery(request, "/speaker-signup");
}
