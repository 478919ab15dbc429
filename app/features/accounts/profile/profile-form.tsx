import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { OwnAccount } from "#app/session/own-account.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { toast } from "#ui/toast-store.ts";
import { PROFILE_FIELDS } from "./profile-fields.ts";
import { saveProfile } from "./save-profile.ts";
import { PROFILE_TEXTS as TEXTS } from "./texts.ts";

/** What bookings are filled in with later, so everything may stay empty. */
export function ProfileForm({ account }: { account: OwnAccount }) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: saveProfile,
    onSuccess: async (saved) => {
      if (!saved.ok) {
        toast.show({ kind: "error", text: TEXTS.failed });
        return;
      }
      toast.show({ kind: "success", text: TEXTS.saved });
      await queries.invalidateQueries({ queryKey: ["own-account"] });
    },
    onError: () => toast.show({ kind: "error", text: TEXTS.failed }),
  });
  const errors = save.data?.ok === false ? save.data.error : {};
  const stored = { ...account.profile, ...account.buyer_references };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(event.currentTarget);
  };
  return (
    <form className="account-form" method="post" noValidate onSubmit={submit}>
      <p className="account-email">
        {TEXTS.signedInAs} <strong>{account.email}</strong>
      </p>
      {PROFILE_FIELDS.map(({ name, label, hint, ...native }) => (
        <Field key={name} label={label} hint={hint} error={errors[name]} isOptional>
          {(control) => (
            <TextInput {...control} {...native} name={name} defaultValue={stored[name] ?? ""} />
          )}
        </Field>
      ))}
      <div className="account-form-actions">
        <Button type="submit" isLoading={save.isPending} loadingText={TEXTS.busy}>
          {TEXTS.save}
        </Button>
      </div>
    </form>
  );
}
