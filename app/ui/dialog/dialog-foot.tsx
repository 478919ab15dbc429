import { Button, type ButtonVariant } from "../button/button.tsx";

type DialogFootProps = {
  texts: { cancel: string; submit: string; busy: string };
  variant?: ButtonVariant;
  isBusy: boolean;
  onCancel: () => void;
  /** The id of the form it sends, or what it does without one. */
  form?: string;
  onSubmit?: () => void;
};

/** The way out and the one step, the same under every question. */
export function DialogFoot(props: DialogFootProps) {
  const { texts, variant = "primary", isBusy, onCancel, form, onSubmit } = props;
  return (
    <>
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button
        variant={variant}
        {...(form === undefined ? { onClick: onSubmit } : { type: "submit" as const, form })}
        isLoading={isBusy}
        loadingText={texts.busy}
      >
        {texts.submit}
      </Button>
    </>
  );
}
