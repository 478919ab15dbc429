import "./styles/app.css";
import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import type { PageHandle } from "#app/page-handle.ts";
import { BEFORE_PAINT } from "#shell/before-paint.ts";
import { ErrorScreen } from "#shell/error-screen.tsx";
import { InlineScript } from "#shell/inline-script.tsx";
import { NotFoundScreen } from "#shell/not-found-screen.tsx";
import { PageStart } from "#shell/page-start.tsx";
import { RouteStyles } from "#shell/route-styles.tsx";
import { HydratedProvider, useHydrated } from "#ui/loading/hydrated.tsx";
import type { Route } from "./+types/root";
import markUrl from "./assets/mark.svg?url";
import { PHOTO_LOADER } from "./parts/photo/photo-loader.ts";
import { DISPLAY_FONT, TEXT_FONT } from "./styles/fonts.ts";

/** Preloading is over when scripts run: the browser's copy need not name the fonts again. */
const PRELOADED = import.meta.env.SSR ? [DISPLAY_FONT, TEXT_FONT] : [];

export function Layout({ children }: { children: ReactNode }) {
  const { lang = "de" } = useHandle();
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <RouteStyles />
        {PRELOADED.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href={markUrl} type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.DEV && <Links />}
        <InlineScript code={import.meta.env.SSR ? BEFORE_PAINT : ""} />
      </head>
      <body>
        <HydratedProvider>{children}</HydratedProvider>
        <InlineScript code={import.meta.env.SSR ? PHOTO_LOADER : ""} />
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <PageStart lang={lang} />}
      </body>
    </html>
  );
}

function useHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}

const OFFLINE_DELAY_MS = 5000;

export default function App() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    // The starter does a kept click again on this event; browser tests wait for the attribute.
    document.documentElement.dataset.ready = "";
    dispatchEvent(new Event("hydrated"));
    // The page for being offline: last of all, because it is not urgent.
    if (import.meta.env.PROD) {
      const keepOfflinePage = () => navigator.serviceWorker?.register("/sw.js").catch(() => null);
      setTimeout(keepOfflinePage, OFFLINE_DELAY_MS);
    }
  }, [isHydrated]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAnswer = isRouteErrorResponse(error);
  if (isAnswer && error.status === 404) return <NotFoundScreen />;
  return <ErrorScreen kind={isAnswer ? "router" : "render"} />;
}
