import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Codes are stable and for programs; the texts are what a visitor reads. */
export const PROBLEMS = {
  bad_request: { status: 400, message: "Die Anfrage ist fehlerhaft." },
  unauthorized: { status: 401, message: "Bitte melden Sie sich an." },
  forbidden: { status: 403, message: "Dafür fehlt Ihnen die Berechtigung." },
  not_found: { status: 404, message: "Das Gesuchte wurde nicht gefunden." },
  method_not_allowed: { status: 405, message: "Diese Aktion ist hier nicht möglich." },
  conflict: {
    status: 409,
    message: "Die Daten haben sich inzwischen geändert. Bitte laden Sie die Seite neu.",
  },
  payload_too_large: { status: 413, message: "Die gesendeten Daten sind zu groß." },
  unsupported_media_type: { status: 415, message: "Dieses Datenformat wird nicht unterstützt." },
  misdirected: {
    status: 421,
    message:
      "Diese Wortbühne läuft nur für diesen Rechner (http://localhost). Für andere braucht sie eine öffentliche Adresse: PUBLIC_URL.",
  },
  unprocessable: { status: 422, message: "Bitte prüfen Sie Ihre Angaben." },
  too_many_requests: {
    status: 429,
    message: "Zu viele Anfragen. Bitte versuchen Sie es später erneut.",
  },
  internal: {
    status: 500,
    message: "Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  },
  unavailable: {
    status: 503,
    message: "Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

export const ERROR_PAGE_TEXTS = {
  home: "Zur Startseite",
  requestId: "Vorgangsnummer",
  siteName: "Wortbühne",
  titles: {
    bad_request: "Fehlerhafte Anfrage",
    unauthorized: "Anmeldung erforderlich",
    forbidden: "Kein Zugriff",
    not_found: "Seite nicht gefunden",
    method_not_allowed: "Nicht möglich",
    conflict: "Inzwischen geändert",
    payload_too_large: "Zu große Datenmenge",
    unsupported_media_type: "Unbekanntes Format",
    misdirected: "Nur auf diesem Rechner",
    unprocessable: "Angaben unvollständig",
    too_many_requests: "Zu viele Anfragen",
    internal: "Unerwarteter Fehler",
    unavailable: "Gleich wieder da",
  } satisfies Record<ProblemCode, string>,
} as const;
