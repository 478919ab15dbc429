import type { Role } from "#domain/account/roles.ts";
import type { OverrideType } from "#domain/availability/day-status.ts";
import type { HistoryEvent } from "#domain/booking/history-event.ts";
import type { ReviewStatus } from "#domain/booking/review/review-moderation.ts";
import type { BookingActor, BookingStatus } from "#domain/booking/status.ts";
import type { LandingStatus } from "#domain/content/admin-lists.ts";
import type { PostStatus } from "#domain/content/post-rules.ts";
import type { ReportDecision } from "#domain/content/report.ts";
import type { ContractStatus } from "#domain/contract/contract-status.ts";
import type { InvoiceState } from "#domain/invoicing/invoice-state.ts";
import type { PaymentProviderName } from "#domain/invoicing/payment.ts";
import type { ReminderStatus } from "#domain/platform/reminders.ts";
import type { Collection } from "#domain/speaker/editable-fields.ts";
import type { SpeakerStatus } from "#domain/speaker/speaker-codes.ts";

/** Codes that several screens, files and the log name: each has its German word here. */
export const BOOKING_STATUS_WORDS: Record<BookingStatus, string> = {
  requested: "Angefragt",
  pending: "Angebot liegt vor",
  confirmed: "Bestätigt",
  declined: "Abgelehnt",
  expired: "Abgelaufen",
  withdrawn: "Zurückgezogen",
  cancelled: "Storniert",
  completed: "Durchgeführt",
  reviewed: "Bewertet",
};

/** What has happened to a booking, as its history and the lists of the administration tell it. */
export const BOOKING_EVENT_WORDS: Record<HistoryEvent, string> = {
  create: "Angefragt",
  offer: "Angebot gemacht",
  hold: "Termin reserviert",
  decline: "Abgelehnt",
  withdraw: "Zurückgezogen",
  retract: "Angebot zurückgenommen",
  expire: "Abgelaufen",
  accept: "Angebot angenommen",
  cancel: "Storniert",
  complete: "Durchgeführt",
  review: "Bewertet",
  postpone_ask: "Verschiebung gewünscht",
  postpone_accept: "Termin verschoben",
  postpone_decline: "Verschiebung abgelehnt",
  postpone_withdraw: "Verschiebung zurückgezogen",
  postpone_expire: "Verschiebung nicht beantwortet",
};

export const INVOICE_STATE_WORDS: Record<InvoiceState, string> = {
  issued: "Ausgestellt",
  sent: "Versendet",
  partly_paid: "Teilweise bezahlt",
  overdue: "Überfällig",
  reminded: "Gemahnt",
  disputed: "Strittig",
  paid: "Bezahlt",
  cancelled: "Storniert",
  written_off: "Ausgebucht",
  credit: "Stornorechnung",
};

export const SPEAKER_STATUS_WORDS: Record<SpeakerStatus, string> = {
  draft: "Entwurf",
  pending: "In Prüfung",
  active: "Veröffentlicht",
  paused: "Pausiert",
  suspended: "Gesperrt",
};

export const POST_STATUS_WORDS: Record<PostStatus, string> = {
  draft: "Entwurf",
  in_review: "In Prüfung",
  scheduled: "Geplant",
  published: "Veröffentlicht",
  archived: "Archiviert",
};

export const LANDING_STATUS_WORDS: Record<LandingStatus, string> = {
  draft: "Entwurf",
  published: "Veröffentlicht",
};

export const REVIEW_STATUS_WORDS: Record<ReviewStatus, string> = {
  submitted: "Wartet auf Prüfung",
  published: "Veröffentlicht",
  disputed: "Beanstandet",
  hidden: "Ausgeblendet",
};

export const CONTRACT_STATUS_WORDS: Record<ContractStatus, string> = {
  draft: "Entwurf",
  sent: "Zur Unterschrift",
  viewed: "Gelesen",
  change_requested: "Änderung gewünscht",
  signed_by_one: "Von einer Seite unterzeichnet",
  signed_by_both: "Unterzeichnet",
  superseded: "Ersetzt",
  expired: "Abgelaufen",
};

export const REMINDER_STATUS_WORDS: Record<ReminderStatus, string> = {
  open: "Offen",
  done: "Erledigt",
  cancelled: "Geschlossen",
};

export const ROLE_WORDS: Record<Role, string> = {
  customer: "Kunde",
  speaker: "Speaker",
  admin: "Verwaltung",
};

export const ACTOR_WORDS: Record<BookingActor, string> = { ...ROLE_WORDS, system: "Automatisch" };

export const PROVIDER_WORDS: Record<PaymentProviderName, string> = {
  stripe: "Karte",
  bank_transfer: "Bank",
  demo: "Testzahlung",
  offset: "Verrechnung",
};

export const DECISION_WORDS: Record<ReportDecision, string> = {
  upheld: "Bestätigt",
  rejected: "Zurückgewiesen",
};

export const DAY_WORDS: Record<OverrideType | "available", string> = {
  blocked: "Blockiert",
  on_request: "Auf Anfrage",
  available: "Frei",
};

/** The parts of a profile, and those of the file that only the administration keeps. */
export const PART_WORDS: Record<Collection | "profile" | "contact" | "note", string> = {
  profile: "Angaben zum Profil",
  talks: "Vorträge",
  workshops: "Workshops",
  videos: "Videos",
  publications: "Publikationen",
  testimonials: "Referenzen",
  gallery_images: "Galerie",
  speaker_awards: "Auszeichnungen",
  speaker_key_points: "Kernpunkte",
  contact: "Kontakt",
  note: "Interne Notiz",
};

/** What an applicant tells of themselves, as reviewers and mails name it. */
export const APPLICATION_WORDS = {
  name: "Name",
  job_title: "Beruf oder Rolle",
  city: "Wohnort",
  categories: "Themenfelder",
  topics: "Themen",
  languages: "Sprachen",
  short_bio: "Kurzvorstellung",
  fee_idea: "Honorarvorstellung",
  website: "Website",
  video: "Video",
} as const;
