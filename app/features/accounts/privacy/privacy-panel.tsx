import "../account.css";
import { AccountDeletion } from "./account-deletion.tsx";
import { DataExport } from "./data-export.tsx";

type PrivacyPanelProps = { onDeleted: () => Promise<void> };

/** The rights of the GDPR: a copy of one's data, and deletion of the account. */
export function PrivacyPanel({ onDeleted }: PrivacyPanelProps) {
  return (
    <div className="security">
      <DataExport />
      <AccountDeletion onDeleted={onDeleted} />
    </div>
  );
}
