import type { CsvColumn } from "#domain/list/csv.ts";
import type { RowOf } from "#domain/list/list-query.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { LANDING_STATUS, POST_STATUS } from "#features/content/admin/texts.ts";
import type { listAdminLandings } from "#features/content/manage/edit-landing.server.ts";
import type { listAdminPosts } from "#features/content/manage/list-admin-posts.server.ts";
import type { readMediaLibrary } from "#features/content/manage/media-library.server.ts";

export const POST_COLUMNS: readonly CsvColumn<RowOf<typeof listAdminPosts>>[] = [
  { label: "Titel", text: (row) => row.title },
  { label: "Kurzname", text: (row) => row.slug },
  { label: "Stand", text: (row) => POST_STATUS[row.status].word },
  { label: "Kategorie", text: (row) => row.category },
  { label: "Autor", text: (row) => row.author_name },
  { label: "Lesezeit in Minuten", number: (row) => row.reading_minutes },
  { label: "Speaker", number: (row) => row.speaker_count },
  { label: "Veröffentlicht", instant: (row) => row.published_at },
  { label: "Geändert", instant: (row) => row.updated_at },
];

export const LANDING_COLUMNS: readonly CsvColumn<RowOf<typeof listAdminLandings>>[] = [
  { label: "Überschrift", text: (row) => row.headline },
  { label: "Adresse", text: (row) => row.path },
  { label: "Stand", text: (row) => LANDING_STATUS[row.status].word },
  { label: "Thema", text: (row) => row.category },
  { label: "Ort", text: (row) => row.city },
  { label: "Speaker", number: (row) => row.speaker_count },
  { label: "Für Suchmaschinen", flag: (row) => row.is_indexed && !row.is_thin },
  { label: "Geändert", instant: (row) => row.updated_at },
];

export const MEDIA_COLUMNS: readonly CsvColumn<RowOf<typeof readMediaLibrary>>[] = [
  { label: "Datei", text: (row) => row.file_name },
  { label: "Bildtext", text: (row) => row.alt },
  { label: "Nachweis", text: (row) => row.credit },
  { label: "Rechte", text: (row) => row.rights },
  { label: "Rechte bis", day: (row) => dayOf(row.rights_expire_on) },
  { label: "Breite", number: (row) => row.width },
  { label: "Höhe", number: (row) => row.height },
  { label: "Verwendet", number: (row) => row.use_count },
  { label: "Hochgeladen", instant: (row) => row.created_at },
];

function dayOf(text: string | null): IsoDate | null {
  return text === null ? null : isoDate(text);
}
