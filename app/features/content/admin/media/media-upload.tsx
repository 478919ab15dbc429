import { type DragEvent, useRef, useState } from "react";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { uploadPicture } from "../content-queries.ts";
import { MEDIA_TEXTS as TEXTS } from "../texts.ts";

/** Several pictures at once, dragged or chosen; what is refused is named, the rest is kept. */
export function MediaUpload({ onDone }: { onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const send = async (files: readonly File[]) => {
    const problems: string[] = [];
    for (const [at, file] of files.entries()) {
      setProgress({ done: at, all: files.length });
      try {
        await uploadPicture(file);
      } catch (error) {
        const why = error instanceof Error && error.message ? error.message : FAILED_TEXTS.failed;
        problems.push(TEXTS.refused(file.name, why));
      }
    }
    setProgress(null);
    setRefused(problems);
    const stored = files.length - problems.length;
    if (stored > 0) toast.show({ kind: "success", text: TEXTS.uploaded(stored) });
    onDone();
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={24} />
      <p>{TEXTS.drop}</p>
      <p className="note">{TEXTS.formats}</p>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={TEXTS.choose}
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        onChange={(event) => {
          void send([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button variant="line" icon="images" onClick={() => input.current?.click()}>
        {TEXTS.choose}
      </Button>
      <p role="status">{progress && TEXTS.uploading(progress.done, progress.all)}</p>
      {refused.length > 0 && (
        <Alert variant="danger">
          <ul>
            {refused.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
