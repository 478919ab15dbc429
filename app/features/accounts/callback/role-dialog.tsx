import "../sign-in/sign-in.css";
import { useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { readOwnAccount } from "#app/session/own-account.ts";
import { SELECTABLE_ROLES } from "#domain/account/roles.ts";
import { SIGN_IN_MESSAGES } from "#domain/validation-messages.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { OptionCard } from "#ui/form/option-card.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { pathAfterChoice } from "./landing-path.ts";
import { CALLBACK_NOTICES, ROLE_TEXTS as TEXTS } from "./texts.ts";

type SelectableRole = (typeof SELECTABLE_ROLES)[number];

type RoleDialogProps = {
  open: boolean;
  onChosen: (to: string) => void;
  /** Another tab was faster. */
  onAlreadyChosen: () => void;
};

/** Has to be answered: no ×, no Esc, no click beside it (CALLBACK-01). */
export function RoleDialog({ open, onChosen, onAlreadyChosen }: RoleDialogProps) {
  const [role, setRole] = useState<SelectableRole | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (role === null) {
      toast.show({ kind: "error", topic: "account", text: SIGN_IN_MESSAGES.role });
      return;
    }
    setBusy(true);
    const status = await saveRole(role);
    setBusy(false);
    if (status === 409) return onAlreadyChosen();
    if (status !== 200) {
      toast.show({ kind: "error", topic: "account", text: CALLBACK_NOTICES.roleFailed });
      return;
    }
    await readOwnAccount();
    toast.show({ kind: "success", topic: "account", text: CALLBACK_NOTICES.roleSaved });
    onChosen(pathAfterChoice(role));
  };
  return (
    <Dialog
      open={open}
      onClose={() => {}}
      isDismissible={false}
      size="sm"
      title={TEXTS.title}
      foot={
        <Button
          variant="spot"
          isLoading={isBusy}
          loadingText={TEXTS.busy}
          onClick={() => void save()}
        >
          {TEXTS.next}
        </Button>
      }
    >
      <fieldset className="role-cards">
        <legend className="sr-only">{TEXTS.legend}</legend>
        {SELECTABLE_ROLES.map((value) => (
          <OptionCard
            key={value}
            name="role"
            value={value}
            checked={role === value}
            onChange={() => setRole(value)}
            title={TEXTS[value].title}
            text={TEXTS[value].text}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}

/** The status of the answer; 0 when none came. */
async function saveRole(role: SelectableRole): Promise<number> {
  try {
    return (await authenticatedApi.send("POST /me/role", { body: { role } })).status;
  } catch {
    return 0;
  }
}
