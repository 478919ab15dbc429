import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { SecurityPart } from "../security/security-part.tsx";
import { saveFile } from "./save-file.ts";
import { EXPORT_TEXTS as TEXTS } from "./texts.ts";

export function DataExport() {
  const { run, isBusy } = useAction();
  const load = () =>
    run(loadExport, { onFailed: () => toast.show({ kind: "error", text: TEXTS.failed }) });
  return (
    <SecurityPart title={TEXTS.title} lead={TEXTS.lead}>
      <div className="security-actions">
        <Button
          variant="line"
          icon="download"
          isLoading={isBusy}
          loadingText={TEXTS.busy}
          onClick={() => void load()}
        >
          {TEXTS.action}
        </Button>
      </div>
    </SecurityPart>
  );
}

async function loadExport(): Promise<void> {
  const answer = await authenticatedApi.send("GET /me/export");
  if (!answer.ok) throw new Error(`the export was refused with ${answer.status}`);
  saveFile(await answer.blob(), TEXTS.fileName);
}
