import { redirect } from "react-router";

/** Breadcrumbs lead to /speakers; the finder itself is the home page (DECISIONS C-69). */
export function loader() {
  return redirect("/", 301);
}
