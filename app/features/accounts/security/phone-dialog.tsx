import "../sign-in/sign-in.css";
import type { FormEvent } from "react";
import { authClient } from "#app/auth-client.ts";
import { failure, ok } from "#domain/result.ts";
import { useAction, valueOrRefusal } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { receivedMessage } from "../sign-in/messages/received-message.ts";
import { SmsCode } from "../sign-in/sms-code.tsx";
import { EnrolmentDialog } from "./enrolment-dialog.tsx";
import { PHONE_TEXTS as TEXTS } from "./texts.ts";

type PhoneDialogProps = { open: boolean; onClose: () => void };
type Entered = { phone: string; friendlyName: string };

async function enrolPhone({ phone, friendlyName }: Entered) {
  const asked = { factorType: "phone", phone, friendlyName } as const;
  const { data, error } = await (await authClient()).mfa.enroll(asked);
  return error ? failure({ message: receivedMessage(error) }) : ok(data);
}

type PhoneFactor = Extract<Awaited<ReturnType<typeof enrolPhone>>, { ok: true }>["value"];

/** Number and name, then a first code: only then does the telephone count. */
export function PhoneDialog({ open, onClose }: PhoneDialogProps) {
  const options = { failed: FAILED_TEXTS.again } as const;
  const { run, isBusy, answer: factor, refusal, forget } = useAction<PhoneFactor>([], options);
  const start = (entered: Entered) => run(async () => valueOrRefusal(await enrolPhone(entered)));
  const close = () => {
    onClose();
    forget();
  };
  return (
    <EnrolmentDialog open={open} onClose={close} title={TEXTS.title} done={TEXTS.done}>
      {(enrolled) =>
        factor ? (
          <>
            <p className="security-note">{TEXTS.next}</p>
            <SmsCode factorId={factor.id} number={factor.phone} onDone={enrolled} />
          </>
        ) : (
          <>
            <p className="security-note">{TEXTS.caution}</p>
            <NumberForm
              isBusy={isBusy}
              error={refusal?.message}
              onEnter={(entered) => void start(entered)}
            />
          </>
        )
      }
    </EnrolmentDialog>
  );
}

type NumberFormProps = {
  isBusy: boolean;
  error: string | undefined;
  onEnter: (entered: Entered) => void;
};

function NumberForm({ isBusy, error, onEnter }: NumberFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    onEnter({ phone: text("phone"), friendlyName: text("deviceName") });
  };
  return (
    <form className="auth-fields" method="post" noValidate onSubmit={submit}>
      <TextField
        label={TEXTS.number}
        hint={error ? undefined : TEXTS.numberHint}
        error={error}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        required
        data-autofocus
      />
      <TextField
        label={TEXTS.name}
        hint={TEXTS.nameHint}
        isOptional
        name="deviceName"
        autoComplete="off"
        maxLength={60}
      />
      <Button type="submit" variant="spot" isLoading={isBusy} loadingText={BUSY_TEXTS.moment}>
        {TEXTS.start}
      </Button>
    </form>
  );
}
