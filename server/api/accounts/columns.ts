import type { SecurityRow } from "#data/queries/auth/audit.ts";
import { groupOf } from "#domain/account/security-event.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import type { AttemptName } from "#features/accounts/accounts-ctx.server.ts";
import {
  detailWords,
  EVENT_WORDS,
  GROUP_WORDS,
  SUBJECT_WORDS,
} from "#features/accounts/admin/security-texts.ts";
import { STATE_WORDS } from "#features/accounts/admin/texts.ts";
import { describeDevice } from "#features/accounts/security/describe-device.ts";
import type { UserItem } from "#features/accounts/users/list-users.server.ts";
import { ROLE_WORDS } from "#parts/status-labels.ts";
import type { LimitName } from "#server/http/limits/rate-limits.ts";

// A limit without a German word does not compile.
SUBJECT_WORDS satisfies Readonly<Record<LimitName | AttemptName, string>>;

export const USER_COLUMNS: readonly CsvColumn<UserItem>[] = [
  { label: "Name", text: ({ name }) => name },
  { label: "E-Mail", text: ({ email }) => email },
  { label: "Firma", text: ({ company_name }) => company_name },
  { label: "Rolle", text: ({ role }) => ROLE_WORDS[role] },
  { label: "Zustand", text: ({ state }) => STATE_WORDS[state].word },
  { label: "Zweiter Faktor", flag: ({ has_factor }) => has_factor },
  { label: "Buchungen", number: ({ bookings }) => bookings },
  { label: "Angelegt", instant: ({ created_at }) => created_at },
  { label: "Letzte Anmeldung", instant: ({ last_sign_in_at }) => last_sign_in_at },
];

export const SECURITY_COLUMNS: readonly CsvColumn<SecurityRow>[] = [
  { label: "Zeitpunkt", instant: (row) => row.at },
  { label: "Bereich", text: (row) => GROUP_WORDS[groupOf(row.event)] },
  { label: "Ereignis", text: (row) => EVENT_WORDS[row.event] },
  { label: "Einzelheiten", text: (row) => detailWords(row.detail).join("; ") || null },
  { label: "Konto", text: (row) => row.email ?? row.user_id },
  { label: "Durch", text: (row) => row.actor_email ?? row.actor_id },
  { label: "Adresse", text: (row) => row.address },
  { label: "Gerät", text: (row) => row.user_agent && describeDevice(row.user_agent) },
];
