import "#parts/layout/frame.css";
import type { ReactNode } from "react";
import { Floating } from "./floating.tsx";
import { Footer } from "./footer.tsx";
import { BottomNavigation } from "./navigation/bottom-navigation.tsx";
import { TopBar } from "./navigation/top-bar.tsx";
import { useUnreadCount } from "./navigation/use-unread-count.ts";
import { CONTENT_ID, SkipLink } from "./skip-link.tsx";

type MainLayoutProps = {
  /** Important messages, above everything else. */
  notices: readonly { readonly label: string; readonly text: string }[];
  children: ReactNode;
};

/** The frame of every public page; error screens stand in it as well. */
export function MainLayout({ notices, children }: MainLayoutProps) {
  const unreadCount = useUnreadCount();
  return (
    <>
      <SkipLink />
      {notices.map(({ label, text }) => (
        <aside key={label} className="banner" aria-label={label}>
          {text}
        </aside>
      ))}
      <TopBar unreadCount={unreadCount} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomNavigation unreadCount={unreadCount} />
      <Floating />
    </>
  );
}
