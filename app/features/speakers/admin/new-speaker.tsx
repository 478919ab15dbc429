import "../edit/profile-editor.css";
import "#parts/layout/edit-form.css";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { RECORD_TEXTS as TEXTS } from "./texts.ts";

/** A name is enough for a draft; the editor does the rest. */
export function NewSpeaker() {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const { run, isBusy, refusal } = useAction([], { failed: FAILED_TEXTS.unsaved });
  const errors = refusal?.fields ?? {};
  const create = (event: FormEvent) => {
    event.preventDefault();
    const body = { name, email };
    void run(() => authenticatedApi.call("POST /admin/speakers", { body }), {
      onDone: ({ id }) => navigate(`/admin/speakers/edit/${id}`, { replace: true }),
      onFailed: toastRefusal,
    });
  };
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.newTitle}
        note={TEXTS.newText}
        actions={
          <ButtonLink variant="line" icon="arrow-left" to="/admin/speakers">
            {TEXTS.back}
          </ButtonLink>
        }
      />
      <Card>
        <form className="edit-form" noValidate onSubmit={create}>
          <div className="edit-fields">
            <TextField
              label={TEXTS.name}
              error={errors.name}
              name="name"
              maxLength={200}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <TextField
              label={TEXTS.email}
              hint={TEXTS.emailHint}
              error={errors.email}
              isOptional
              name="email"
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </div>
          <div className="edit-save">
            <Button type="submit" isLoading={isBusy} loadingText={TEXTS.creating}>
              {TEXTS.create}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
