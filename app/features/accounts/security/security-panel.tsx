import { FactorList } from "./factor-list.tsx";
import { PasswordChange } from "./password-change.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SessionList } from "./session-list.tsx";

/** „Sicherheit“ of every account (DECISIONS C-80). Stands inside an access guard. */
export function SecurityPanel() {
  return (
    <div className="security">
      <FactorList />
      <RecoveryCodes />
      <SessionList />
      <PasswordChange />
    </div>
  );
}
