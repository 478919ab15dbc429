import { ProfileForm } from "#features/accounts/profile/profile-form.tsx";
import { PROFILE_TEXTS } from "#features/accounts/profile/texts.ts";
import { SecurityPanel } from "#features/accounts/security/security-panel.tsx";
import { SECURITY_TEXTS } from "#features/accounts/security/texts.ts";
import { AccessGuard } from "#shell/access-guard.tsx";
import { Card } from "#ui/card.tsx";
import "../../styles/auth.css";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = () => [
  { title: PROFILE_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Account() {
  return (
    <AccessGuard access="user">
      {(account) => (
        <div className="wrap section">
          <div className="account-page">
            <h1 className="h1">{PROFILE_TEXTS.title}</h1>
            <Card title={PROFILE_TEXTS.profile}>
              <ProfileForm account={account} />
            </Card>
            <Card title={SECURITY_TEXTS.title}>
              <SecurityPanel />
            </Card>
          </div>
        </div>
      )}
    </AccessGuard>
  );
}
