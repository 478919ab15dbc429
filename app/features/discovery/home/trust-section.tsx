import { use } from "react";
import type { MarketingClaims } from "#domain/content/marketing-claims.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { TRUST_TEXTS as TEXTS } from "./texts.ts";

type TrustSectionProps = { claims: MarketingClaims | null; takesCards: boolean };

/** The claims as the settings have them, and the trust marks that hold here. */
export function TrustSection({ claims, takesCards }: TrustSectionProps) {
  const figures = claims === null ? [] : figuresOf(claims);
  return (
    <section className="section trust-section" aria-labelledby="trust">
      <div className="wrap">
        <h2 id="trust" className="h2 mb-6">
          {TEXTS.title}
        </h2>
        {figures.length > 0 && (
          <ul className="trust">
            {figures.map(({ figure, title, note }) => (
              <li key={title}>
                <span className="figure">{figure}</span>
                <p className="font-semibold">{title}</p>
                <p className="text-sm text-ink-2">{note}</p>
              </li>
            ))}
          </ul>
        )}
        <ul className="trust-marks">
          <li>
            <Icon name="receipt-text" />
            {use(TermsContext).hasDeposit ? TEXTS.deposit : TEXTS.invoice}
          </li>
          {takesCards && (
            <li>
              <Icon name="credit-card" />
              {TEXTS.card}
            </li>
          )}
          <li>
            <Icon name="shield-check" />
            {TEXTS.privacy}
          </li>
        </ul>
      </div>
    </section>
  );
}

/** „60 Sekunden“ becomes „< 60 s“ in the large figure; the line below says it in full. */
function shortened(time: string): string {
  return `< ${time.replace(/^(\d+) Sekunden$/, "$1 s")}`;
}

function figuresOf({ companies, hitRate, response, booking }: MarketingClaims) {
  return [
    { figure: companies, title: TEXTS.companies, note: TEXTS.companiesNote },
    { figure: hitRate, title: TEXTS.hitRate, note: TEXTS.hitRateNote },
    { figure: response && `Ø ${response}`, title: TEXTS.response, note: TEXTS.responseNote },
    {
      figure: booking && shortened(booking),
      title: TEXTS.booking(booking),
      note: TEXTS.bookingNote,
    },
  ].filter(({ figure }) => figure);
}
