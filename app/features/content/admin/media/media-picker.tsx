import { useQuery } from "@tanstack/react-query";
import { readListState } from "#parts/list/list-state.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { type MediaItem, mediaQuery } from "../content-queries.ts";
import { MEDIA_TEXTS as TEXTS } from "../texts.ts";

const NEWEST = readListState({ sorts: ["created_at"] }, new URLSearchParams({ zeilen: "50" }));

type MediaPickerProps = {
  open: boolean;
  onPick: (picture: MediaItem) => void;
  onClose: () => void;
};

/** One picture of the library. */
export function MediaPicker({ open, onPick, onClose }: MediaPickerProps) {
  const { data } = useQuery({ ...mediaQuery(NEWEST), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={TEXTS.pick}>
      {data?.items.length === 0 && (
        <div className="grid justify-items-start gap-3">
          <p>{TEXTS.none}</p>
          <ButtonLink to="/admin/media-library" variant="line">
            {TEXTS.toLibrary}
          </ButtonLink>
        </div>
      )}
      <div className="media-grid">
        {data?.items.map((picture) => (
          <button
            key={picture.id}
            type="button"
            className="media-tile"
            aria-label={TEXTS.pickOne(picture.file_name)}
            onClick={() => onPick(picture)}
          >
            <Photo src={picture.storage_key} alt="" width={320} height={180} sizes="160px" />
            {picture.alt || picture.file_name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
