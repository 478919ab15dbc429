import { type IsoDate, isoDate } from "#domain/iso-date.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import type { listAdminLandings } from "#features/content/edit-landing.server.ts";
import type { listAdminPosts } from "#features/content/list-admin-posts.server.ts";
import type { readMediaLibrary } from "#features/content/media-library.server.ts";
import type { listEveryMail } from "#features/notifications/list-outbox.server.ts";
import type { listEveryReminder } from "#features/platform/change-reminder.server.ts";
import type { listApplicationsAsAdmin } from "#features/speakers/decide-application.server.ts";
import type { listActivityAsAdmin } from "#features/speakers/watch-activity.server.ts";

// biome-ignore lint/suspicious/noExplicitAny: any use case that answers with a list
type ListCase = (...given: any[]) => Promise<any>;
type RowOf<Case extends ListCase> = Extract<
  Awaited<ReturnType<Case>>,
  { ok: true }
>["value"]["items"][number];
type Columns<Case extends ListCase> = readonly CsvColumn<RowOf<Case>>[];

export const REMINDERS: Columns<typeof listEveryReminder> = [
  { label: "Erinnerung", text: (row) => row.title },
  { label: "Fällig", day: (row) => row.due_on },
  { label: "Stand", text: (row) => row.status },
  { label: "Weg", text: (row) => row.channel },
  { label: "Zuständig", text: (row) => row.owner },
  { label: "Automatisch", flag: (row) => row.is_automatic },
  { label: "Buchung", text: (row) => row.booking_reference },
  { label: "Veranstaltung", text: (row) => row.event_title },
  { label: "Kunde", text: (row) => row.customer },
  { label: "Speaker", text: (row) => row.speaker },
  { label: "Ergebnis", text: (row) => row.outcome },
  { label: "Erledigt", instant: (row) => row.done_at },
];

export const ACTIVITY: Columns<typeof listActivityAsAdmin> = [
  { label: "Name", text: (row) => row.name },
  { label: "Gruppe", text: (row) => row.cohort },
  { label: "Wartet seit Stunden", number: (row) => row.waiting_hours },
  { label: "Anfragen", number: (row) => row.inquiries },
  { label: "Beantwortet", number: (row) => row.answered },
  { label: "Kalender zuletzt geändert", instant: (row) => row.calendar_at },
  { label: "Letzte Anmeldung", instant: (row) => row.last_login_at },
];

export const APPLICATIONS: Columns<typeof listApplicationsAsAdmin> = [
  { label: "Art", text: (row) => (row.kind === "change" ? "Änderung" : "Bewerbung") },
  { label: "Name", text: (row) => row.speaker_name ?? nameIn(row.data) },
  { label: "E-Mail", text: (row) => row.email },
  { label: "Stand", text: (row) => row.status },
  { label: "Eingereicht", instant: (row) => row.submitted_at },
  { label: "Entschieden", instant: (row) => row.decided_at },
  { label: "Begründung", text: (row) => row.decision_reason },
];

export const POSTS: Columns<typeof listAdminPosts> = [
  { label: "Titel", text: (row) => row.title },
  { label: "Kurzname", text: (row) => row.slug },
  { label: "Stand", text: (row) => row.status },
  { label: "Kategorie", text: (row) => row.category },
  { label: "Autor", text: (row) => row.author_name },
  { label: "Lesezeit in Minuten", number: (row) => row.reading_minutes },
  { label: "Speaker", number: (row) => row.speaker_count },
  { label: "Veröffentlicht", instant: (row) => row.published_at },
  { label: "Geändert", instant: (row) => row.updated_at },
];

export const LANDINGS: Columns<typeof listAdminLandings> = [
  { label: "Überschrift", text: (row) => row.headline },
  { label: "Adresse", text: (row) => row.path },
  { label: "Stand", text: (row) => row.status },
  { label: "Thema", text: (row) => row.category },
  { label: "Ort", text: (row) => row.city },
  { label: "Speaker", number: (row) => row.speaker_count },
  { label: "Für Suchmaschinen", flag: (row) => row.is_indexed && !row.is_thin },
  { label: "Geändert", instant: (row) => row.updated_at },
];

export const MEDIA: Columns<typeof readMediaLibrary> = [
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

export const MAILS: Columns<typeof listEveryMail> = [
  { label: "Vorlage", text: (row) => row.template_key },
  { label: "An", text: (row) => row.to },
  { label: "Betreff", text: (row) => row.subject },
  { label: "Stand", text: (row) => row.status },
  { label: "Fehler", text: (row) => row.last_error },
  { label: "Angelegt", instant: (row) => row.created_at },
  { label: "Gesendet", instant: (row) => row.sent_at },
];

function nameIn(data: Record<string, unknown>): string | null {
  return typeof data.name === "string" ? data.name : null;
}

function dayOf(text: string | null): IsoDate | null {
  return text === null ? null : isoDate(text);
}
