import "./speakers-admin.css";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { holdsQuery, SPEAKERS_KEY, sendDeletion } from "./speakers-query.ts";
import { DELETION_TEXTS as TEXTS } from "./texts.ts";

type Target = { readonly id: string; readonly name: string };
type DeleteDialogProps = { speaker: Target; onClose: () => void };

/** Deletes a profile for good, or says what has to be finished first. */
export function DeleteDialog({ speaker, onClose }: DeleteDialogProps) {
  const holds = useQuery(holdsQuery(speaker.id));
  const reasons = holds.data?.reasons;
  if (reasons?.length === 0) return <DeletionForm speaker={speaker} onClose={onClose} />;
  return (
    <Dialog
      open
      title={TEXTS.title(speaker.name)}
      onClose={onClose}
      foot={
        <Button variant="ghost" onClick={onClose}>
          {TEXTS.close}
        </Button>
      }
    >
      <Loaded query={holds}>{(found) => <Holds reasons={found.reasons} />}</Loaded>
    </Dialog>
  );
}

function Holds({ reasons }: { reasons: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <p>{TEXTS.held}</p>
      <ul className="removal-list">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

function DeletionForm({ speaker: { id, name }, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const { run, isBusy, refusal } = useAction([SPEAKERS_KEY, ["admin-overview"]]);
  const submit = (reason: string, form: FormData) => {
    const confirmation = String(form.get("confirmation") ?? "");
    void run(() => sendDeletion(id, { confirmation, reason }), {
      text: TEXTS.done(name),
      onDone: () => void navigate("/admin/speakers"),
    });
  };
  return (
    <ReasonDialog
      title={TEXTS.title(name)}
      intro={<p>{TEXTS.text}</p>}
      label={TEXTS.reason}
      hint={TEXTS.reasonHint}
      confirm={TEXTS.confirm}
      isDestructive
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={TEXTS.name}
        hint={TEXTS.nameHint(name)}
        error={refusal?.fields.confirmation}
        name="confirmation"
        autoComplete="off"
      />
    </ReasonDialog>
  );
}
