import { useState } from "react";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { APPROVAL_TEXTS as TEXTS } from "./approval-texts.ts";

type Refusal = { message: string; fields: Readonly<Record<string, string>> };

type DecisionFootProps = {
  /** Who is told. */
  name: string;
  /** What a rejection means for them. */
  rejection: string;
  /** How many hints are written. */
  noteCount: number;
  isBusy: boolean;
  refusal: Refusal | null;
  onApprove: () => void;
  onAsk: () => void;
  onReject: (reason: string) => void;
};

/** The three ways to decide on what a speaker has handed in, always in sight. */
export function DecisionFoot(props: DecisionFootProps) {
  const { name, rejection, noteCount, isBusy, refusal, onApprove, onAsk, onReject } = props;
  const [isRejecting, setRejecting] = useState(false);
  return (
    <>
      {refusal && !isRejecting && (
        <div className="w-full">
          <Alert variant="danger">{Object.values(refusal.fields)[0] || refusal.message}</Alert>
        </div>
      )}
      <Button variant="danger" size="sm" disabled={isBusy} onClick={() => setRejecting(true)}>
        {TEXTS.reject}
      </Button>
      <Button variant="line" size="sm" disabled={isBusy} onClick={onAsk}>
        {TEXTS.ask(noteCount)}
      </Button>
      <Button size="sm" isLoading={isBusy} loadingText={TEXTS.busy} onClick={onApprove}>
        {TEXTS.approve}
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={TEXTS.rejectTitle(name)}
          intro={<p>{rejection}</p>}
          label={TEXTS.rejectReason}
          hint={TEXTS.rejectHint}
          confirm={TEXTS.reject}
          isDestructive
          isBusy={isBusy}
          refusal={refusal}
          onSubmit={onReject}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
