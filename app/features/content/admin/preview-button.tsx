import { useState } from "react";
import { answered, refusalOf } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { formatMoment } from "#parts/format-moment.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-store.ts";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

const { posts, "landing-pages": landings } = ownApi.v1.admin;

type PreviewButtonProps = { kind: "post" | "landing"; id: string };

/** Opens the stored draft as visitors would see it, under an address that can be passed on. */
export function PreviewButton({ kind, id }: PreviewButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    // Opened by the click itself: after the answer a browser would take it for advertising.
    const tab = window.open("", "_blank");
    setBusy(true);
    try {
      const route = kind === "post" ? posts[":id"].preview : landings[":id"].preview;
      const { path, expires_at } = await answered(await route.$post({ param: { id } }));
      tab?.location.replace(path);
      toast.show({ kind: "info", text: TEXTS.previewUntil(formatMoment(expires_at)) });
    } catch (error) {
      tab?.close();
      toast.show({ kind: "error", text: refusalOf(error)?.message || TEXTS.failed });
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
