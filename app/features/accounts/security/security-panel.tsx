import "../account.css";
import { EmailChange } from "./email-change.tsx";
import { FactorList } from "./factor-list.tsx";
import { GoogleLink } from "./google-link.tsx";
import { PasswordChange } from "./password-change.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SessionList } from "./session-list.tsx";

/** „Sicherheit“ of every account (C-80). Stands inside an access guard. */
export function SecurityPanel({ email }: { email: string }) {
  return (
    <div className="security">
      <FactorList />
      <RecoveryCodes />
      <GoogleLink />
      <SessionList />
      <PasswordChange />
      <EmailChange email={email} />
    </div>
  );
}
