import { type FormEvent, useId } from "react";
import { useAction } from "#parts/actions/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { DialogFoot } from "#ui/dialog/dialog-foot.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import { SYNONYMS_KEY, type Synonyms, saveSynonyms } from "./synonym-api.ts";
import { SYNONYM_TEXTS } from "./texts.ts";

const { form: TEXTS } = SYNONYM_TEXTS;

type SynonymDialogProps = { group: Synonyms | null; onClose: () => void };

/** One expression per line, which is how people write lists. */
export function SynonymDialog({ group, onClose }: SynonymDialogProps) {
  const form = useId();
  const { run, isBusy, refusal } = useAction([SYNONYMS_KEY]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("words") ?? "");
    const words = text
      .split("\n")
      .map((word) => word.trim())
      .filter((word) => word !== "");
    void run(() => saveSynonyms(group?.id ?? null, words), { text: TEXTS.done, onDone: onClose });
  };
  return (
    <Dialog
      open
      title={group ? TEXTS.editTitle : TEXTS.newTitle}
      onClose={onClose}
      foot={<DialogFoot texts={TEXTS} isBusy={isBusy} onCancel={onClose} form={form} />}
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={submit}>
        <TextareaField
          label={TEXTS.words}
          hint={TEXTS.help}
          error={refusal?.fields.words}
          name="words"
          rows={8}
          defaultValue={group?.words.join("\n")}
        />
        {refusal && Object.keys(refusal.fields).length === 0 && (
          <Alert variant="danger">{refusal.message}</Alert>
        )}
      </form>
    </Dialog>
  );
}
