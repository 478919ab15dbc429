import { useEffect, useRef, useState } from "react";
import { toast } from "#ui/toast/toast-store.ts";
import type { Attachment } from "../../messaging-api.ts";
import { ATTACHMENT_ERRORS, ATTACHMENT_TEXTS as TEXTS } from "../texts.ts";
import { attachmentError } from "./attachment-check.ts";
import { uploadAttachment } from "./upload-attachment.ts";

export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** Address of a picture's own bytes; null for documents. */
  readonly preview: string | null;
  readonly progress: number;
  readonly attachment: Attachment | null;
  /** Why it did not work. */
  readonly error: string | null;
};

/** Files on their way into the next message. */
export function useUploads(conversationId: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());

  // Unsent files are discarded on leaving: the server deletes files that were never sent.
  useEffect(() => {
    const { current: stops } = running;
    const { current: addresses } = previews;
    return () => {
      for (const stop of stops.values()) stop.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const start = async (key: string, file: File) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    const onProgress = (progress: number) => change(key, { progress });
    const sent = await uploadAttachment({ conversationId, file, signal: stop.signal, onProgress });
    running.current.delete(key);
    if (stop.signal.aborted) return;
    change(
      key,
      sent.ok
        ? { attachment: sent.value, progress: 1 }
        : { error: sent.error.message ?? TEXTS.failed },
    );
  };

  const add = (files: Iterable<File>) => {
    let count = uploads.length;
    for (const file of files) {
      const error = attachmentError(file, count);
      if (error) {
        toast.show({ kind: "error", topic: "attachment", text: ATTACHMENT_ERRORS[error] });
        continue;
      }
      count += 1;
      const upload = newUpload(file);
      if (upload.preview) previews.current.add(upload.preview);
      setUploads((all) => [...all, upload]);
      void start(upload.key, file);
    }
  };

  const remove = (key: string) => {
    running.current.get(key)?.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  return { uploads, add, remove, clear: () => setUploads([]) };
}

function newUpload(file: File): Upload {
  return {
    key: crypto.randomUUID(),
    name: file.name,
    bytes: file.size,
    preview: file.type.startsWith("image/") ? URL.createObjectURL(file) : null,
    progress: 0,
    attachment: null,
    error: null,
  };
}
