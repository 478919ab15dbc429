import "#ui/page/dashboard.css";
import { useState } from "react";
import { useNavigate } from "react-router";
import { PrivacyPanel } from "#features/accounts/privacy/privacy-panel.tsx";
import { DELETION_TEXTS, PRIVACY_TEXTS } from "#features/accounts/privacy/texts.ts";
import { ProfileForm } from "#features/accounts/profile/profile-form.tsx";
import { PROFILE_TEXTS } from "#features/accounts/profile/texts.ts";
import { SecurityPanel } from "#features/accounts/security/security-panel.tsx";
import { SECURITY_TEXTS } from "#features/accounts/security/texts.ts";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import { signOut } from "#shell/session/sign-out.ts";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = () => [
  { title: PROFILE_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Account() {
  const { isLeaving, leave } = useLeaving();
  // Without a guard: it would see the account gone and lead to the sign-in.
  if (isLeaving) return <div className="wrap section min-h-dvh" aria-busy="true" />;
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
              <SecurityPanel email={account.email} />
            </Card>
            <Card title={PRIVACY_TEXTS.title}>
              <PrivacyPanel onDeleted={leave} />
            </Card>
          </div>
        </div>
      )}
    </AccessGuard>
  );
}

/** The account is gone: this browser forgets it too, after it has left the private page. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const leave = async () => {
    setLeaving(true);
    await navigate("/", { replace: true });
    await signOut();
    toast.show({ kind: "success", topic: "account", text: DELETION_TEXTS.done });
  };
  return { isLeaving, leave };
}
