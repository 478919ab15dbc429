import { useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { refusalOf } from "#app/session/unwrap-response.ts";
import { formatMoment } from "#domain/format/moments.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

type PreviewButtonProps = { kind: "post" | "landing"; id: string };

/** Opens the stored draft as visitors would see it, under an address that can be passed on. */
export function PreviewButton({ kind, id }: PreviewButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    // Opened by the click itself: after the answer a browser would take it for advertising.
    const tab = window.open("", "_blank");
    setBusy(true);
    try {
      const place = kind === "post" ? "posts" : "landing-pages";
      const { path, expires_at } = await authenticatedApi.call(
        `POST /admin/${place}/{id}/preview`,
        { params: { id } },
      );
      tab?.location.replace(path);
      toast.show({ kind: "info", text: TEXTS.previewUntil(formatMoment(expires_at)) });
    } catch (error) {
      tab?.close();
      toast.show({ kind: "error", text: refusalOf(error)?.message || FAILED_TEXTS.failed });
    } finally {
      setBusy(false);
    }
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
