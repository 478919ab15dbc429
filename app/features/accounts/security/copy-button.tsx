import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { SECURITY_TEXTS as TEXTS } from "./texts.ts";
import { failed } from "./toast-auth-error.ts";

export function CopyButton({ text }: { text: string }) {
  const copy = () => {
    navigator.clipboard
      .writeText(text)
      .then(() => toast.show({ kind: "success", text: TEXTS.copied }), failed);
  };
  return (
    <Button variant="quiet" size="sm" icon="copy" onClick={copy}>
      {TEXTS.copy}
    </Button>
  );
}
