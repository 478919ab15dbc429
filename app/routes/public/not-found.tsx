import { data, isRouteErrorResponse, redirect } from "react-router";
import { ctxContext } from "#app/context.ts";
import { findFormerAddress, isGoneAddress } from "#features/speakers/read/former-address.server.ts";
import { NotFoundScreen } from "#shell/not-found-screen.tsx";
import { NOT_FOUND_TEXTS } from "#shell/texts.ts";
import type { Route } from "./+types/not-found.ts";

/**
 * Any other path: one of a former website leads to its profile; for the rest throwing makes the status
 * 404, or 410 where a deleted profile stood, and lets a boundary show the screen.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { pathname } = new URL(request.url);
  const found = await findFormerAddress(ctx, pathname);
  if (found) throw redirect(found, 301);
  throw data(null, { status: (await isGoneAddress(ctx, pathname)) ? 410 : 404 });
}

export default function NotFound() {
  return null;
}

/** The layout knows 404 and failures; this is the only page that is gone without a screen of its own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 410) throw error;
  return (
    <>
      <title>{NOT_FOUND_TEXTS.title}</title>
      <NotFoundScreen />
    </>
  );
}
