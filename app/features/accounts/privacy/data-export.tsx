import { useMutation } from "@tanstack/react-query";
import { ownApi } from "#app/session/own-api.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-store.ts";
import { SecurityPart } from "../security/security-part.tsx";
import { saveFile } from "./save-file.ts";
import { EXPORT_TEXTS as TEXTS } from "./texts.ts";

export function DataExport() {
  const load = useMutation({
    mutationFn: async () => {
      const answer = await ownApi.v1.me.export.$get();
      if (!answer.ok) throw new Error(`the export was refused with ${answer.status}`);
      saveFile(await answer.blob(), TEXTS.fileName);
    },
    onError: () => toast.show({ kind: "error", text: TEXTS.failed }),
  });
  return (
    <SecurityPart title={TEXTS.title} lead={TEXTS.lead}>
      <div className="security-actions">
        <Button
          variant="line"
          icon="download"
          isLoading={load.isPending}
          loadingText={TEXTS.busy}
          onClick={() => load.mutate()}
        >
          {TEXTS.action}
        </Button>
      </div>
    </SecurityPart>
  );
}
