import { data, redirect } from "react-router";
import { ctxContext } from "#app/context.ts";
import { findFormerAddress } from "#features/speakers/former-address.server.ts";
import type { Route } from "./+types/not-found.ts";

/**
 * Any other path: one of a former website leads to its profile; for the rest throwing makes the status
 * 404 and lets the layout's boundary show the screen.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findFormerAddress(context.get(ctxContext), new URL(request.url).pathname);
  if (found) throw redirect(found, 301);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
