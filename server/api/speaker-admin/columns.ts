import type { CsvColumn } from "#domain/list/csv.ts";
import type { RowOf } from "#domain/list/list-query.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { COHORT_WORDS } from "#features/speakers/admin/activity/activity-texts.ts";
import {
  APPLICATION_KIND_WORDS,
  APPLICATION_STATE,
} from "#features/speakers/admin/approval/approval-texts.ts";
import type { listApplicationsAsAdmin } from "#features/speakers/manage/decide-application.server.ts";
import type { listAdminTalks } from "#features/speakers/manage/list-admin-talks.server.ts";
import type { SpeakerItem } from "#features/speakers/manage/list-all-speakers.server.ts";
import type { listActivityAsAdmin } from "#features/speakers/manage/speaker-activity.server.ts";
import { SPEAKER_STATUS_WORDS } from "#parts/status-labels.ts";

const LABELS = new Map<string, string>(CATEGORIES.map(({ name, label }) => [name, label]));

export const SPEAKER_COLUMNS: readonly CsvColumn<SpeakerItem>[] = [
  { label: "Name", text: ({ name }) => name },
  { label: "Kurzname", text: ({ slug }) => slug },
  { label: "E-Mail", text: ({ email }) => email },
  { label: "Status", text: ({ status }) => SPEAKER_STATUS_WORDS[status] },
  {
    label: "Kategorien",
    text: ({ categories }) => categories.map((name) => LABELS.get(name) ?? name).join(", "),
  },
  { label: "Niedrigstes Honorar (EUR)", number: ({ lowest_fee }) => lowest_fee },
  { label: "Bewertung", number: ({ average_rating }) => average_rating },
  { label: "Buchungen", number: ({ bookings }) => bookings },
  { label: "Vollständigkeit (%)", number: (speaker) => speaker.completeness },
  { label: "Verifiziert", flag: ({ is_verified }) => is_verified },
  { label: "Top-Speaker", flag: ({ is_top }) => is_top },
  { label: "Sofort buchbar", flag: ({ quick_booking_available }) => quick_booking_available },
  { label: "Eigenes Konto", flag: ({ has_account }) => has_account },
  { label: "Letzte Anmeldung", instant: ({ last_login_at }) => last_login_at },
  { label: "Letzte Änderung", instant: ({ updated_at }) => updated_at },
];

export const APPLICATION_COLUMNS: readonly CsvColumn<RowOf<typeof listApplicationsAsAdmin>>[] = [
  { label: "Art", text: (row) => APPLICATION_KIND_WORDS[row.kind] },
  { label: "Name", text: (row) => row.speaker_name ?? nameIn(row.data) },
  { label: "E-Mail", text: (row) => row.email },
  { label: "Stand", text: (row) => APPLICATION_STATE[row.status].word },
  { label: "Eingereicht", instant: (row) => row.submitted_at },
  { label: "Entschieden", instant: (row) => row.decided_at },
  { label: "Begründung", text: (row) => row.decision_reason },
];

export const ACTIVITY_COLUMNS: readonly CsvColumn<RowOf<typeof listActivityAsAdmin>>[] = [
  { label: "Name", text: (row) => row.name },
  { label: "Gruppe", text: (row) => COHORT_WORDS[row.cohort].word },
  { label: "Wartet seit Stunden", number: (row) => row.waiting_hours },
  { label: "Anfragen", number: (row) => row.inquiries },
  { label: "Beantwortet", number: (row) => row.answered },
  { label: "Kalender zuletzt geändert", instant: (row) => row.calendar_at },
  { label: "Letzte Anmeldung", instant: (row) => row.last_login_at },
];

export const TALK_COLUMNS: readonly CsvColumn<RowOf<typeof listAdminTalks>>[] = [
  { label: "Titel", text: ({ title }) => title },
  { label: "Untertitel", text: ({ subtitle }) => subtitle },
  { label: "Speaker", text: ({ speaker }) => speaker.name },
  { label: "Themenfeld", text: ({ category }) => LABELS.get(category ?? "") },
  { label: "Schlagworte", text: ({ tags }) => tags.join(", ") },
  { label: "Dauern in Minuten", text: (talk) => talk.available_durations.join(", ") },
  { label: "Gebucht", number: ({ bookings }) => bookings },
  { label: "Verborgen", flag: ({ is_hidden }) => is_hidden },
  { label: "Angelegt", instant: ({ created_at }) => created_at },
];

function nameIn(data: Record<string, unknown>): string | null {
  return typeof data.name === "string" ? data.name : null;
}
