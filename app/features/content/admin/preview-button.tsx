import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

type PreviewButtonProps = { kind: "post" | "landing"; id: string };

/** Opens the stored draft as visitors would see it, under an address that can be passed on. */
export function PreviewButton({ kind, id }: PreviewButtonProps) {
  const { run, isBusy } = useAction([], { failed: FAILED_TEXTS.failed });
  const open = () => {
    // Opened by the click itself: after the answer a browser would take it for advertising.
    const tab = window.open("", "_blank");
    const place = kind === "post" ? "posts" : "landing-pages";
    return run(
      () => authenticatedApi.call(`POST /admin/${place}/{id}/preview`, { params: { id } }),
      {
        onDone: ({ path, expires_at }) => {
          tab?.location.replace(path);
          toast.show({ kind: "info", text: TEXTS.previewUntil(formatDateTime(expires_at)) });
        },
        onFailed: (refusal) => {
          tab?.close();
          toastRefusal(refusal);
        },
      },
    );
  };
  return (
    <Button
      variant="line"
      icon="eye"
      isLoading={isBusy}
      loadingText={TEXTS.previewBusy}
      onClick={() => void open()}
    >
      {TEXTS.previewOpen}
    </Button>
  );
}
