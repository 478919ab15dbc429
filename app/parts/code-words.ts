import type { Role } from "#domain/account/roles.ts";
import type { OverrideType } from "#domain/availability/day-status.ts";
import type { ReviewStatus } from "#domain/booking/review-moderation.ts";
import type { BookingActor, BookingStatus } from "#domain/booking/status.ts";
import type { LandingStatus } from "#domain/content/admin-lists.ts";
import type { PostStatus } from "#domain/content/post-rules.ts";
import type { ReportDecision } from "#domain/content/report.ts";
import type { ContractStatus } from "#domain/contract/contract-status.ts";
import type { ReminderStatus } from "#domain/crm/reminders.ts";
import type { PaymentProviderName } from "#domain/invoicing/payment.ts";
import type { Collection } from "#domain/speaker/editable.ts";
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

export const ACTOR_WORDS: Record<BookingActor, string> = {
  customer: "Kunde",
  speaker: "Speaker",
  admin: "Verwaltung",
  system: "Automatisch",
};

export const ROLE_WORDS: Record<Role, string> = {
  customer: "Kunde",
  speaker: "Speaker",
  admin: "Verwaltung",
};

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
