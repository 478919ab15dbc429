import { redirectKeepingQuery } from "./redirect-keeping-query.ts";

/** Written both ways in the specification (C-68). */
export function loader({ request }: { request: Request }) {
  return redirectKeepingQuery(request, "/speaker-signup");
}
