import "../account.css";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { SecurityPart } from "../security/security-part.tsx";
import { DataExport } from "./data-export.tsx";
import { DeletionDialog } from "./deletion-dialog.tsx";
import { DELETION_TEXTS as TEXTS } from "./texts.ts";

type PrivacyPanelProps = { onDeleted: () => Promise<void> };

/** The rights of the GDPR: a copy of one's data, and deletion of the account. */
export function PrivacyPanel({ onDeleted }: PrivacyPanelProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="security">
      <DataExport />
      <SecurityPart title={TEXTS.title} lead={TEXTS.lead}>
        <div className="security-actions">
          <Button variant="line" icon="trash-2" onClick={() => setAsking(true)}>
            {TEXTS.action}
          </Button>
        </div>
        <DeletionDialog open={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
      </SecurityPart>
    </div>
  );
}
