import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/text-input.tsx";
import { APPROVAL_TEXTS as TEXTS } from "./supply-texts.ts";

type DecisionActionsProps = {
  isBusy: boolean;
  onApprove: () => void;
  onAsk: () => void;
  onReject: (reason: string) => void;
};

/** The three ways to decide on what a speaker has handed in. */
export function DecisionActions({ isBusy, onApprove, onAsk, onReject }: DecisionActionsProps) {
  const [reason, setReason] = useState("");
  return (
    <>
      <div className="room-actions">
        <Button isLoading={isBusy} loadingText={TEXTS.busy} onClick={onApprove}>
          {TEXTS.approve}
        </Button>
        <Button variant="line" onClick={onAsk}>
          {TEXTS.ask}
        </Button>
      </div>
      <Field label={TEXTS.rejectReason} hint={TEXTS.rejectHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="room-actions">
        <Button variant="danger" onClick={() => onReject(reason)}>
          {TEXTS.reject}
        </Button>
      </div>
    </>
  );
}
