import "../content-admin.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { downloadDocument } from "#app/session/download-document.ts";
import { MEDIA_SORTS, MEDIA_STATES } from "#domain/content/admin-lists.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { MEDIA_KEY, type MediaItem, mediaQuery } from "../content-queries.ts";
import { MEDIA_STATE_WORDS, MEDIA_TEXTS as TEXTS } from "../texts.ts";
import { MediaDialog } from "./media-dialog.tsx";
import { MediaUpload } from "./media-upload.tsx";

const SPEC = { sorts: MEDIA_SORTS, filters: ["state"] } as const;
const FILTERS = [
  {
    name: "state",
    label: TEXTS.state,
    options: MEDIA_STATES.map((value) => ({ value, label: MEDIA_STATE_WORDS[value] })),
  },
];

export function MediaScreen() {
  const list = useListState(SPEC);
  const query = useQuery(mediaQuery(list.state));
  const queries = useQueryClient();
  const [edited, setEdited] = useState<MediaItem | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: MEDIA_KEY });
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} note={TEXTS.note} />
      <MediaUpload onDone={refresh} />
      <ListCard
        name="media"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={columns(setEdited)}
        nameOf={({ file_name }) => file_name}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(params) => downloadDocument(`/api/v1/admin/media.csv?${params}`, "bilder.csv")}
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      {edited && (
        <MediaDialog
          key={edited.id}
          picture={edited}
          onClose={() => setEdited(null)}
          onChanged={() => {
            setEdited(null);
            refresh();
          }}
        />
      )}
    </div>
  );
}

function columns(edit: (picture: MediaItem) => void): readonly Column<MediaItem>[] {
  return tableColumns(TEXTS.columns, {
    file: {
      sort: "file_name",
      isLead: true,
      cell: ({ storage_key, file_name, width, height }) => (
        <span className="cell-person">
          <span className="media-thumb">
            <Photo src={storage_key} alt="" width={128} height={80} sizes="64px" />
          </span>
          <span className="cell-stack">
            {file_name}
            <small>{TEXTS.pixels(width, height)}</small>
          </span>
        </span>
      ),
    },
    alt: {
      cell: ({ alt }) => alt || <Status shape="failed">{TEXTS.noAlt}</Status>,
    },
    size: {
      sort: "bytes",
      isNumber: true,
      cell: ({ bytes }) => TEXTS.kilobytes(bytes),
    },
    uses: { isNumber: true, cell: ({ use_count }) => use_count },
    created: {
      sort: "created_at",
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    tools: {
      isTools: true,
      cell: (picture) => (
        <IconButton
          icon="pencil"
          label={TEXTS.edit(picture.file_name)}
          onClick={() => edit(picture)}
        />
      ),
    },
  });
}
