// Its parts come late, its styles with the first page.
import "#ui/button/floating-button.css";
import "#ui/toast/toast.css";
import "#parts/layout/frame.css";
import type { ReactNode } from "react";
import { sleeping } from "#ui/loading/sleeping.tsx";
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

/** Written by the server; awake at the first touch, because nothing waits for it. */
const floating = sleeping(async () => (await import("./floating.tsx")).Floating);

/** The frame of every public page; error screens stand in it as well. */
export function MainLayout({ notices, children }: MainLayoutProps) {
  const unreadCount = useUnreadCount();
  return (
    <>
      <SkipLink />
      {notices.map(({ label, text }) => (
        <aside key={label} className="ribbon" aria-label={label}>
          {text}
        </aside>
      ))}
      <TopBar unreadCount={unreadCount} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomNavigation unreadCount={unreadCount} />
      <floating.Part />
    </>
  );
}
