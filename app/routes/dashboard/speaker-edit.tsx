import "#ui/page/dashboard.css";
import { TaxCard } from "#features/billing/tax/tax-card.tsx";
import { TAX_TEXTS } from "#features/billing/tax/texts.ts";
import { EditScreen } from "#features/speakers/edit/edit-screen.tsx";
import { EDIT_TEXTS as TEXTS } from "#features/speakers/edit/texts.ts";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import type { Route } from "./+types/speaker-edit";

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerEdit() {
  return (
    <AccessGuard access="speaker">
      {() => (
        <div className="wrap section dashboard">
          <header className="dashboard-head">
            <h1 className="h1">{TEXTS.title}</h1>
            <ButtonLink variant="line" icon="arrow-left" to="/dashboard/speaker">
              {TEXTS.back}
            </ButtonLink>
          </header>
          <EditScreen extra={{ id: "steuerdaten", label: TAX_TEXTS.title, body: <TaxCard /> }} />
        </div>
      )}
    </AccessGuard>
  );
}
