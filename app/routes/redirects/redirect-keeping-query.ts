import { redirect } from "react-router";

/** Another address of the same page. What was asked for goes along; browsers keep the fragment by themselves. */
export function redirectKeepingQuery(request: Request, path: string, status: 301 | 302 = 301) {
  return redirect(path + new URL(request.url).search, status);
}
