import type { CsvColumn } from "#domain/list/csv.ts";
import { CATEGORIES } from "#domain/speaker/categories.ts";
import type { SpeakerItem } from "#features/speakers/list-all-speakers.server.ts";
import { SPEAKER_STATUS_WORDS } from "#parts/code-words.ts";

const LABELS = new Map<string, string>(CATEGORIES.map(({ name, label }) => [name, label]));

/** The list of speakers in a spreadsheet. */
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
