import "../account.css";
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { OwnAccount } from "#app/session/own-account.ts";
import { useAction, valueOrRefusal } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { PROFILE_FIELDS } from "./profile-fields.ts";
import { saveProfile } from "./save-profile.ts";
import { PROFILE_TEXTS as TEXTS } from "./texts.ts";

/** What bookings are filled in with later, so everything may stay empty. */
export function ProfileForm({ account }: { account: OwnAccount }) {
  const queries = useQueryClient();
  const { run, isBusy, refusal } = useAction();
  const save = (form: HTMLFormElement) =>
    run(async () => valueOrRefusal(await saveProfile(form)), {
      onDone: () => {
        toast.show({ kind: "success", text: TEXTS.saved });
        return queries.invalidateQueries({ queryKey: ["own-account"] });
      },
      onFailed: () => toast.show({ kind: "error", text: TEXTS.failed }),
    });
  const stored = { ...account.profile, ...account.buyer_references };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save(event.currentTarget);
  };
  return (
    <form className="account-form" method="post" noValidate onSubmit={submit}>
      <p className="account-email">
        {TEXTS.signedInAs} <strong>{account.email}</strong>
      </p>
      {PROFILE_FIELDS.map(({ name, label, hint, ...native }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          error={refusal?.fields[name]}
          isOptional
          {...native}
          name={name}
          defaultValue={stored[name] ?? ""}
        />
      ))}
      <div className="account-form-actions">
        <Button type="submit" isLoading={isBusy} loadingText={BUSY_TEXTS.saving}>
          {TEXTS.save}
        </Button>
      </div>
    </form>
  );
}
