import { redirect } from "react-router";

/** /redner and /referenten are older names: alone they mean the finder, with a slug the profile. */
export function loader({ params }: { params: { slug?: string } }) {
  return redirect(params.slug ? `/speaker/${encodeURIComponent(params.slug)}` : "/", 301);
}
