import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { ATTACHMENT_TEXTS as TEXTS } from "../texts.ts";
import type { Upload } from "./use-uploads.ts";

type UploadListProps = { uploads: readonly Upload[]; onRemove: (key: string) => void };

/** What will go out with the next message. */
export function UploadList({ uploads, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="uploads" aria-label={TEXTS.list}>
      {uploads.map((upload) => (
        <li key={upload.key} className="upload">
          {upload.preview ? (
            <img src={upload.preview} alt="" width="40" height="40" />
          ) : (
            <Icon name="file-text" size={24} />
          )}
          <span className="upload-name">
            <span>{upload.name}</span>
            <UploadState upload={upload} />
          </span>
          <IconButton
            icon="x"
            label={TEXTS.remove(upload.name)}
            onClick={() => onRemove(upload.key)}
          />
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  if (upload.error) {
    return (
      <span className="upload-failed" role="alert">
        {upload.error}
      </span>
    );
  }
  if (upload.attachment) return <span>{TEXTS.size(upload.bytes / 1000)}</span>;
  return <progress value={upload.progress} aria-label={TEXTS.uploading(upload.name)} />;
}
