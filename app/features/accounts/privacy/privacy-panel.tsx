import { AccountDeletion } from "./account-deletion.tsx";
import { DataExport } from "./data-export.tsx";

type PrivacyPanelProps = { onDeleted: () => Promise<void> };

/** What the GDPR gives everybody: a copy of their data, and a way to leave. */
export function PrivacyPanel({ onDeleted }: PrivacyPanelProps) {
  return (
    <div className="security">
      <DataExport />
      <AccountDeletion onDeleted={onDeleted} />
    </div>
  );
}
