import "../sign-in/sign-in.css";
import type { FormEvent } from "react";
import { authClient } from "#app/auth-client.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { CodeField } from "../sign-in/code-field.tsx";
import { useCodeForm } from "../sign-in/use-code-form.ts";
import { CopyButton } from "./copy-button.tsx";
import { EnrolmentDialog } from "./enrolment-dialog.tsx";
import { groupByFour } from "./group-by-four.ts";
import { ENROL_TEXTS as TEXTS } from "./texts.ts";
import { failed, toastAuthError } from "./toast-auth-error.ts";

type EnrolDialogProps = { open: boolean; onClose: () => void };

type Enrolment = Awaited<ReturnType<typeof enrolApp>>;

async function enrolApp(friendlyName: string) {
  return (await authClient()).mfa.enroll({ factorType: "totp", friendlyName });
}

/** Name, QR code, first code: only then does the new factor count. */
export function EnrolDialog({ open, onClose }: EnrolDialogProps) {
  const { run, isBusy, answer, forget } = useAction<Enrolment>();
  const start = (name: string) =>
    run(() => enrolApp(name), { onDone: toastAuthError, onFailed: failed });
  const factor = answer?.data;
  const close = () => {
    onClose();
    forget();
  };
  return (
    <EnrolmentDialog open={open} onClose={close} title={TEXTS.title} done={TEXTS.done}>
      {(enrolled) =>
        factor ? (
          <VerifyForm factorId={factor.id} {...factor.totp} onDone={enrolled} />
        ) : (
          <NameForm isBusy={isBusy} onName={(name) => void start(name)} />
        )
      }
    </EnrolmentDialog>
  );
}

type NameFormProps = { isBusy: boolean; onName: (name: string) => void };

function NameForm({ isBusy, onName }: NameFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    onName(String(new FormData(event.currentTarget).get("deviceName") ?? "").trim());
  };
  return (
    <form className="auth-fields" method="post" noValidate onSubmit={submit}>
      <TextField
        label={TEXTS.name}
        hint={TEXTS.nameHint}
        isOptional
        name="deviceName"
        autoComplete="off"
        maxLength={60}
        data-autofocus
      />
      <Button type="submit" variant="spot" isLoading={isBusy} loadingText={BUSY_TEXTS.moment}>
        {TEXTS.start}
      </Button>
    </form>
  );
}

type VerifyFormProps = {
  factorId: string;
  qr_code: string;
  secret: string;
  onDone: () => Promise<void>;
};

function VerifyForm({ factorId, qr_code, secret, onDone }: VerifyFormProps) {
  const form = useCodeForm(
    async (code) => (await authClient()).mfa.challengeAndVerify({ factorId, code }),
    onDone,
  );
  return (
    <form className="auth-fields" method="post" noValidate onSubmit={form.onSubmit}>
      <p>{TEXTS.scan}</p>
      <img className="totp-code" src={qr_code} width={208} height={208} alt={TEXTS.qr} />
      <div>
        <p className="security-note">{TEXTS.manual}</p>
        <p className="totp-secret">{groupByFour(secret, " ")}</p>
        <CopyButton text={secret} />
      </div>
      <p>{TEXTS.enter}</p>
      <CodeField label={TEXTS.code} hint={TEXTS.codeHint} error={form.error} />
      <Button type="submit" variant="spot" isLoading={form.isBusy} loadingText={BUSY_TEXTS.moment}>
        {TEXTS.verify}
      </Button>
    </form>
  );
}
