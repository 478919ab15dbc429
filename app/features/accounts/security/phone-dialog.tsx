import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { authClient } from "#app/auth-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { receivedMessage } from "../sign-in/received-message.ts";
import { SmsCode } from "../sign-in/sms-code.tsx";
import { OfferCodes } from "./offer-codes.tsx";
import { OFFER_TEXTS, SECURITY_TEXTS, PHONE_TEXTS as TEXTS } from "./texts.ts";
import { useEnrolled } from "./use-enrolled.ts";

type PhoneDialogProps = { open: boolean; onClose: () => void };
type Entered = { phone: string; friendlyName: string };

/** Number and name, then a first code: only then does the telephone count. */
export function PhoneDialog({ open, onClose }: PhoneDialogProps) {
  const enrol = useMutation({
    mutationFn: async ({ phone, friendlyName }: Entered) =>
      (await authClient()).mfa.enroll({ factorType: "phone", phone, friendlyName }),
  });
  const factor = enrol.data?.data;
  const close = () => {
    onClose();
    enrol.reset();
  };
  const { isOffering, enrolled, finish } = useEnrolled(close, TEXTS.done);
  return (
    <Dialog
      open={open}
      onClose={isOffering ? finish : close}
      size="sm"
      title={isOffering ? OFFER_TEXTS.title : TEXTS.title}
      labels={{ close: SECURITY_TEXTS.close }}
    >
      {isOffering && <OfferCodes onDone={finish} />}
      {!isOffering &&
        (factor ? (
          <>
            <p className="security-note">{TEXTS.next}</p>
            <SmsCode factorId={factor.id} number={factor.phone} onDone={enrolled} />
          </>
        ) : (
          <>
            <p className="security-note">{TEXTS.caution}</p>
            <NumberForm
              isBusy={enrol.isPending}
              error={problemOf(enrol)}
              onEnter={(entered) => enrol.mutate(entered)}
            />
          </>
        ))}
    </Dialog>
  );
}

type Outcome = {
  isError: boolean;
  data: { error: { name: string; message: string } | null } | undefined;
};

function problemOf({ isError, data }: Outcome): string | undefined {
  if (isError) return SECURITY_TEXTS.failed;
  return data?.error ? (receivedMessage(data.error) ?? SECURITY_TEXTS.failed) : undefined;
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
      <Field label={TEXTS.number} hint={error ? undefined : TEXTS.numberHint} error={error}>
        {(control) => (
          <TextInput
            {...control}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            required
            data-autofocus
          />
        )}
      </Field>
      <Field label={TEXTS.name} hint={TEXTS.nameHint} isOptional>
        {(control) => (
          <TextInput {...control} name="deviceName" autoComplete="off" maxLength={60} />
        )}
      </Field>
      <Button type="submit" variant="spot" isLoading={isBusy} loadingText={TEXTS.busy}>
        {TEXTS.start}
      </Button>
    </form>
  );
}
