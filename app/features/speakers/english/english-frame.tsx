import "#parts/layout/frame.css";
import "#ui/button/button.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "#ui/icon/logo.tsx";
import { ENGLISH_TEXTS as TEXTS } from "./texts.ts";

const CONTENT_ID = "content";

type EnglishFrameProps = { isDemo: boolean; germanPath: string; children: ReactNode };

/** A small frame of its own: the menus of the product are German. */
export function EnglishFrame({ isDemo, germanPath, children }: EnglishFrameProps) {
  return (
    <>
      <a className="skip btn btn-primary" href={`#${CONTENT_ID}`}>
        {TEXTS.skip}
      </a>
      {isDemo && (
        <aside className="banner" aria-label={TEXTS.demoLabel}>
          {TEXTS.demo}
        </aside>
      )}
      <header className="topbar">
        <div className="wrap">
          <Link className="logo" to="/" aria-label={TEXTS.home}>
            <Logo />
          </Link>
          <div className="topbar-actions">
            <Link className="btn btn-quiet" to={germanPath} hrefLang="de" title={TEXTS.germanPage}>
              <span lang="de">{TEXTS.german}</span>
            </Link>
          </div>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <footer className="footer stage">
        <div className="wrap">
          <nav className="footer-legal" aria-label={TEXTS.legal}>
            <Link to="/impressum">{TEXTS.imprint}</Link>
            <Link to="/datenschutz">{TEXTS.privacy}</Link>
            <Link to="/agb">{TEXTS.terms}</Link>
          </nav>
        </div>
      </footer>
    </>
  );
}
