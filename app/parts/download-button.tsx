import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { DOWNLOAD_TEXTS as TEXTS } from "./texts.ts";

/** Fetches a private file and hands it to the browser; false if that failed. The route brings it. */
export type Download = (path: string, name: string) => Promise<boolean>;

type DownloadButtonProps = {
  path: string;
  name: string;
  download: Download;
  icon?: IconName;
  size?: "sm" | "md";
  /** Says more than the visible word, where a list repeats it. */
  label?: string;
  children: string;
};

/** A private file needs the session, so it is fetched and then handed to the browser. */
export function DownloadButton(props: DownloadButtonProps) {
  const { path, name, download, icon = "download", size = "md", label, children } = props;
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const isSaved = await download(path, name);
    setBusy(false);
    if (!isSaved) toast.show({ kind: "error", text: TEXTS.failed });
  };
  return (
    <Button
      variant="line"
      size={size}
      icon={icon}
      aria-disabled={isBusy || undefined}
      aria-label={label}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
