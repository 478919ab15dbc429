import { Link, useRouteLoaderData } from "react-router";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "#ui/icon/logo.tsx";
import { type Destination, linksFor } from "./navigation/navigation.ts";
import { SHELL_TEXTS, FOOTER_TEXTS as TEXTS } from "./texts.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

const FOOTER_ID = "fusszeile";

type Frame = { readonly supportMail?: string | null; readonly hasWithdrawal?: boolean };

const useFrame = () => useRouteLoaderData<Frame>("routes/main-layout");

export function Footer() {
  const frame = useFrame();
  return (
    <footer className="footer stage" id={FOOTER_ID}>
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-brand">
            <Link className="logo" to="/" aria-label={SHELL_TEXTS.home}>
              <Logo />
            </Link>
            <p className="footer-claim">{TEXTS.claim}</p>
          </div>
          <LinkColumn title={TEXTS.navigation} links={linksFor("footer-navigation")} />
          <LinkColumn title={TEXTS.speakers} links={linksFor("footer-speakers")} />
          <SupportColumn />
        </div>
        <div className="footer-legal">
          <span>{TEXTS.copyright}</span>
          <nav aria-label={TEXTS.legal} className="footer-links">
            {linksFor("legal").map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            {frame?.hasWithdrawal && <Link to="/widerruf">{TEXTS.withdraw}</Link>}
          </nav>
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly Destination[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The social profiles do not exist yet: the links say so and stay where they are. */
function SupportColumn() {
  const mail = useFrame()?.supportMail ?? TEXTS.supportMail;
  return (
    <div>
      <h2>{TEXTS.support}</h2>
      <ul>
        <li>
          <a href={`mailto:${mail}`}>{mail}</a>
        </li>
        {(["linkedin", "instagram"] as const).map((network) => (
          <li key={network}>
            <a href={`#${FOOTER_ID}`}>
              <Icon name={network} size={18} />
              {TEXTS[network]} {TEXTS.soon}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
