import { type ReactNode, useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { ROLES, type Role } from "#domain/account/roles.ts";
import { ROLE_WORDS } from "#parts/status-labels.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { saveFile } from "../privacy/save-file.ts";
import { AccountOverview, type Overview } from "./account-overview.tsx";
import { USER_TEXTS as TEXTS } from "./texts.ts";
import { type ChangeErrors, type UserRecord, useUserChange, WHOLE_FORM } from "./users-query.ts";

const FIELDS = ["reason", "role", "confirmation"] as const;

type UserFormsProps = { user: UserRecord; onGone: () => void };

/** What needs a reason: role, looking, handing over, deleting. */
export function UserForms({ user, onGone }: UserFormsProps) {
  return (
    <section className="grid gap-2">
      <RoleForm user={user} />
      <ViewForm user={user} />
      <ExportForm user={user} />
      <DeletionForm user={user} onGone={onGone} />
    </section>
  );
}

type ReasonFormProps = {
  title: string;
  text: string;
  button: string;
  isDestructive?: boolean;
  onSend: (reason: string) => Promise<ChangeErrors>;
  /** Further fields, with what the server said about them. */
  children?: (errors: NonNullable<ChangeErrors>) => ReactNode;
};

function ReasonForm({ title, text, button, isDestructive, onSend, children }: ReasonFormProps) {
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<NonNullable<ChangeErrors>>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const refused = await onSend(reason);
    setErrors(refused ?? {});
    if (refused === null) setReason("");
    setBusy(false);
  };
  return (
    <Disclosure summary={title}>
      <form
        className="grid gap-3 mt-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="note">{text}</p>
        {children?.(errors)}
        <TextField
          label={TEXTS.reason}
          hint={TEXTS.reasonHint}
          error={errors.reason}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {errors[WHOLE_FORM] && <Alert variant="danger">{errors[WHOLE_FORM]}</Alert>}
        <div>
          <Button
            type="submit"
            variant={isDestructive ? "danger" : "line"}
            isLoading={isBusy}
            loadingText={TEXTS.busy}
          >
            {button}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}

function RoleForm({ user }: { user: UserRecord }) {
  const change = useUserChange(FIELDS);
  const [role, setRole] = useState<Role>(user.role);
  const save = async (reason: string) => {
    const send = async () => {
      const { state } = await authenticatedApi.call("POST /admin/users/{id}/role", {
        params: { id: user.id },
        body: { role, reason },
      });
      return state === "waiting" ? TEXTS.grantWaits : TEXTS.done;
    };
    return change(send);
  };
  return (
    <ReasonForm
      title={TEXTS.changeRole}
      text={role === "admin" ? `${TEXTS.grantText} ${TEXTS.roleText}` : TEXTS.roleText}
      button={TEXTS.saveRole}
      onSend={save}
    >
      {(errors) => (
        <Select
          label={TEXTS.role}
          error={errors.role}
          options={ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }))}
          value={role}
          onChange={(event) => setRole(ROLES.find((r) => r === event.target.value) ?? user.role)}
        />
      )}
    </ReasonForm>
  );
}

function ViewForm({ user }: { user: UserRecord }) {
  const change = useUserChange(FIELDS);
  const [seen, setSeen] = useState<Overview | null>(null);
  const look = async (reason: string) => {
    setSeen(
      await authenticatedApi.call("POST /admin/users/{id}/view", {
        params: { id: user.id },
        body: { reason },
      }),
    );
  };
  return (
    <ReasonForm
      title={TEXTS.view}
      text={TEXTS.viewText}
      button={TEXTS.viewOpen}
      onSend={(reason) => change(() => look(reason))}
    >
      {() => seen && <AccountOverview overview={seen} />}
    </ReasonForm>
  );
}

function ExportForm({ user }: { user: UserRecord }) {
  const change = useUserChange(FIELDS);
  const send = async (reason: string) => {
    const data = await authenticatedApi.call("POST /admin/users/{id}/export", {
      params: { id: user.id },
      body: { reason },
    });
    const text = JSON.stringify(data, null, 2);
    saveFile(new Blob([text], { type: "application/json" }), TEXTS.exportFile);
  };
  return (
    <ReasonForm
      title={TEXTS.export}
      text={TEXTS.exportText}
      button={TEXTS.exportOpen}
      onSend={(reason) => change(() => send(reason))}
    />
  );
}

function DeletionForm({ user, onGone }: UserFormsProps) {
  const change = useUserChange(FIELDS);
  const [confirmation, setConfirmation] = useState("");
  const send = async (reason: string) => {
    const post = () =>
      authenticatedApi.call("POST /admin/users/{id}/deletion", {
        params: { id: user.id },
        body: { confirmation, reason },
      });
    const refused = await change(post, TEXTS.deleted);
    if (refused === null) onGone();
    return refused;
  };
  return (
    <ReasonForm
      title={TEXTS.delete}
      text={TEXTS.deleteText(user.email)}
      button={TEXTS.deleteOpen}
      isDestructive
      onSend={send}
    >
      {(errors) => (
        <TextField
          label={TEXTS.deleteConfirm(user.email)}
          error={errors.confirmation}
          autoComplete="off"
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      )}
    </ReasonForm>
  );
}
