import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { firstTouch } from "#ui/first-touch.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { DemoRibbon } from "./demo-ribbon.tsx";
import { Footer } from "./footer.tsx";
import { CONTENT_ID, SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useUnreadCount } from "./use-unread-count.ts";

type MainLayoutProps = {
  isDemo: boolean;
  children: ReactNode;
};

/** Toasts answer what somebody did, so nothing waits for them; the store keeps early ones. */
const toaster = firstTouch.then(() => import("#ui/toast.tsx"));
const Toaster = lazy(async () => ({ default: (await toaster).Toaster }));

/** The frame of every public page; error screens stand in it as well. */
export function MainLayout({ isDemo, children }: MainLayoutProps) {
  const unreadCount = useUnreadCount();
  const isHydrated = useHydrated();
  // Styles of dialogs, menus and toasts; nothing of the first page needs them.
  useEffect(() => {
    void import("../styles/layers.css");
  }, []);
  return (
    <>
      <SkipLink />
      {isDemo && <DemoRibbon />}
      <TopBar unreadCount={unreadCount} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomNavigation unreadCount={unreadCount} />
      {isHydrated && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
