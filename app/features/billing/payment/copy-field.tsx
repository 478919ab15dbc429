import { IconButton } from "#ui/icon/icon-button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { TRANSFER_TEXTS as TEXTS } from "./texts.ts";

type CopyFieldProps = {
  name: string;
  value: string;
  /** What a bank's form takes, where it differs from what people read. */
  copied?: string;
};

export function CopyField({ name, value, copied = value }: CopyFieldProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      toast.show({ kind: "success", text: TEXTS.copied(name) });
    } catch {
      toast.show({ kind: "error", text: TEXTS.copyFailed });
    }
  };
  return (
    <div className="copy-field">
      <p>
        <span>{name}</span>
        <strong>{value}</strong>
      </p>
      <IconButton icon="copy" label={TEXTS.copy(name)} onClick={() => void copy()} />
    </div>
  );
}
