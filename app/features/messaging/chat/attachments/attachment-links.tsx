import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryClient } from "#app/session/query-client.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { Attachment } from "../../messaging-api.ts";
import { ATTACHMENT_TEXTS as TEXTS } from "../texts.ts";
import { readAttachmentFile, saveFile } from "./attachment-file.ts";

/** What came with a message: pictures to look at, documents to save. */
export function AttachmentLinks({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <span className="bubble-files">
      {attachments.map((attachment) =>
        attachment.type.startsWith("image/") ? (
          <Picture key={attachment.id} attachment={attachment} />
        ) : (
          <FileButton key={attachment.id} attachment={attachment} />
        ),
      )}
    </span>
  );
}

function Picture({ attachment }: { attachment: Attachment }) {
  const { data, isError } = useQuery(
    {
      queryKey: ["attachment", attachment.id],
      queryFn: () => readAttachmentFile(attachment.url),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient(),
  );
  const address = useObjectUrl(data);
  if (isError) return <FileButton attachment={attachment} />;
  return (
    <a
      className="bubble-picture"
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={TEXTS.open(attachment.name)}
    >
      {address && <img src={address} alt="" width="160" height="120" />}
    </a>
  );
}

function FileButton({ attachment }: { attachment: Attachment }) {
  const save = async () => {
    try {
      saveFile(await readAttachmentFile(attachment.url), attachment.name);
    } catch {
      toast.show({ kind: "error", topic: "attachment", text: TEXTS.openFailed });
    }
  };
  return (
    <button type="button" className="bubble-file" onClick={() => void save()}>
      <Icon name="file-text" />
      <span>{attachment.name}</span>
      <small>{TEXTS.size(attachment.size / 1000)}</small>
    </button>
  );
}

function useObjectUrl(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const next = URL.createObjectURL(file);
    setAddress(next);
    return () => URL.revokeObjectURL(next);
  }, [file]);
  return address;
}
