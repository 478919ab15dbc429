import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { SecurityPart } from "../security/security-part.tsx";
import { DeletionDialog } from "./deletion-dialog.tsx";
import { DELETION_TEXTS as TEXTS } from "./texts.ts";

type AccountDeletionProps = { onDeleted: () => Promise<void> };

export function AccountDeletion({ onDeleted }: AccountDeletionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SecurityPart title={TEXTS.title} lead={TEXTS.lead}>
      <div className="security-actions">
        <Button variant="line" icon="trash-2" onClick={() => setAsking(true)}>
          {TEXTS.action}
        </Button>
      </div>
      <DeletionDialog open={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </SecurityPart>
  );
}
