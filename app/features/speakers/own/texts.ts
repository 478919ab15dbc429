import type { ApplicationStatus } from "#domain/speaker/application/application.ts";
import type { SpeakerStatus } from "#domain/speaker/speaker-codes.ts";

export const OWN_SPEAKER_TEXTS = {
  missing: "Speaker-Profil nicht gefunden",
  missingText:
    "Zu Ihrem Konto gehört noch kein Profil. Bewerben Sie sich als Speaker, dann legen wir es gemeinsam an.",
  apply: "Als Speaker bewerben",
  toApplication: "Zur Bewerbung",
  profile: "Ihr Profil",
  open: "Öffentliches Profil",
  edit: "Profil bearbeiten",
  complete: (percent: number) => `${percent} % vollständig`,
  nextStep: "Nächster Schritt:",
  allDone: "Ihr Profil ist vollständig.",
  unread: (count: number) =>
    count === 1 ? "1 ungelesene Nachricht" : `${count} ungelesene Nachrichten`,
  unreadText: "Antworten Sie bald: Wer schnell antwortet, wird öfter gebucht.",
  openMessages: "Nachrichten öffnen",
  bookingsClosed:
    "Verbindliche Buchungen öffnen bald. Bis dahin erreichen Sie unverbindliche Anfragen. Angebote können Sie schon machen; Kunden nehmen sie an, sobald die Wortbühne geöffnet hat. Freie Tage erscheinen so lange als „Frei, auf Anfrage“.",
  hidden: "Ihr Profil ist ausgeschaltet und erscheint nicht in der Suche.",
} as const;

/** What the state of a profile means for its owner. */
export const PROFILE_STATES: Record<SpeakerStatus, string> = {
  draft: "Ihr Profil ist ein Entwurf und noch nicht öffentlich.",
  pending: "Ihr Profil wird geprüft und ist noch nicht öffentlich.",
  active: "Ihr Profil ist öffentlich und kann gebucht werden.",
  paused: "Ihr Profil pausiert und erscheint nicht in der Suche.",
  suspended: "Ihr Profil ist gesperrt. Bitte wenden Sie sich an den Support.",
};

export const APPLICATION_STATES: Record<ApplicationStatus, string> = {
  draft: "Ihre Bewerbung ist noch nicht abgeschickt.",
  submitted:
    "Ihre Bewerbung ist bei uns. Wir prüfen sie in der Regel innerhalb von fünf Werktagen.",
  in_review: "Ihre Bewerbung wird gerade geprüft.",
  waiting_for_speaker: "Wir haben eine Rückfrage zu Ihrer Bewerbung und melden uns per E-Mail.",
  approved: "Ihre Bewerbung ist angenommen.",
  rejected: "Ihre letzte Bewerbung haben wir leider nicht angenommen.",
};
