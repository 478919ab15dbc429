import type { ContractStatus } from "#domain/contract/contract-status.ts";
import type { ContractTurn } from "#domain/contract/own-contract.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { CONTRACT_STATUS_WORDS } from "#parts/status-labels.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

type Notice = {
  readonly title: string;
  readonly message: (event: string, day: string) => string;
};

/** What stands in the bell; the mails have the same names. */
export const CONTRACT_NOTIFICATIONS = {
  sent: {
    title: "Vertrag liegt vor",
    message: (event, day) => `Bitte unterzeichnen Sie den Vertrag zu „${event}“ am ${day}.`,
  },
  countersign: {
    title: "Vertrag gegenzeichnen",
    message: (event) => `Die andere Seite hat den Vertrag zu „${event}“ unterzeichnet.`,
  },
  signed: {
    title: "Vertrag ist unterzeichnet",
    message: (event, day) =>
      `Beide Seiten haben den Vertrag zu „${event}“ am ${day} unterzeichnet.`,
  },
  change_requested: {
    title: "Änderung am Vertrag gewünscht",
    message: (event) => `Zum Vertrag über „${event}“ gibt es einen Änderungswunsch.`,
  },
  change_withdrawn: {
    title: "Änderungswunsch zurückgezogen",
    message: (event) => `Der Vertrag zu „${event}“ kann unverändert unterzeichnet werden.`,
  },
  change_declined: {
    title: "Änderungswunsch abgelehnt",
    message: (event) => `Der Änderungswunsch zum Vertrag über „${event}“ wurde abgelehnt.`,
  },
  signature_withdrawn: {
    title: "Unterschrift zurückgezogen",
    message: (event) => `Die Unterschrift unter dem Vertrag zu „${event}“ wurde zurückgezogen.`,
  },
} as const satisfies Record<string, Notice>;

export const CONTRACT_STATUS: Record<ContractStatus, { word: string; shape: StatusShape }> = {
  draft: { word: CONTRACT_STATUS_WORDS.draft, shape: "asked" },
  sent: { word: CONTRACT_STATUS_WORDS.sent, shape: "waiting" },
  viewed: { word: CONTRACT_STATUS_WORDS.viewed, shape: "waiting" },
  change_requested: { word: CONTRACT_STATUS_WORDS.change_requested, shape: "asked" },
  signed_by_one: { word: CONTRACT_STATUS_WORDS.signed_by_one, shape: "waiting" },
  signed_by_both: { word: CONTRACT_STATUS_WORDS.signed_by_both, shape: "done" },
  superseded: { word: CONTRACT_STATUS_WORDS.superseded, shape: "off" },
  expired: { word: CONTRACT_STATUS_WORDS.expired, shape: "off" },
};

export const CONTRACT_FILE_NAME = (reference: string, version: number) =>
  `Vertrag-${reference}-v${version}.pdf`;

export const CONTRACT_TEXTS = {
  pageTitle: "Auftrittsvertrag | Wortbühne",
  description:
    "So sieht der Vertrag über einen Auftritt aus: Leistung, Honorar, Technik, Rechte und Stornierung auf einen Blick.",
  missingOperator: {
    name: "Angaben folgen",
    street: "-",
    postal_code: "-",
    city: "-",
  },
  sampleTitle: "Auftrittsvertrag",
  sampleLead:
    "Diesen Vertrag erhalten beide Seiten, sobald eine Buchung verbindlich ist. Gezeigt werden Beispieldaten.",
  sample: "Muster",
  sampleNote: "Ihren eigenen Vertrag finden Sie nach der Anmeldung bei Ihrer Buchung.",
  signIn: "Anmelden",
  missing: "Vertrag nicht gefunden",
  missingText:
    "Diesen Vertrag gibt es nicht, oder er gehört zu einem anderen Konto. Ein Vertrag entsteht, sobald eine Buchung verbindlich ist.",
  toDashboard: "Zum Dashboard",
  toBooking: "Zur Buchung",
  version: (version: number, reference: string) => `Fassung ${version} · Buchung ${reference}`,
  hash: "Prüfsumme (SHA-256)",
  until: (moment: string) => `Unterzeichnen bis ${moment}`,
  print: "Drucken",
  pdf: "Als PDF herunterladen",
  earlier: "Frühere Fassungen",
  earlierPdf: (version: number) => `Fassung ${version} (PDF)`,
  signatures: "Unterschriften",
  signedBy: (name: string, moment: string) => `${name}, ${moment}`,
  open: "noch offen",
  sides: { customer: "Veranstalter", speaker: "Speaker" },
  next: {
    draft: "Der Vertrag wird gerade erstellt. Sie erhalten eine E-Mail, sobald er vorliegt.",
    sign: "Bitte lesen Sie den Vertrag und unterzeichnen Sie ihn.",
    wait: "Sie haben unterzeichnet. Die andere Seite ist benachrichtigt.",
    waitBoth: "Beide Seiten können den Vertrag jetzt lesen und unterzeichnen.",
    done: "Beide Seiten haben unterzeichnet. Die PDF-Datei liegt in Ihrer E-Mail.",
    changeRequested:
      "Die andere Seite wünscht eine Änderung. Übernehmen Sie sie, entsteht eine neue Fassung.",
    ownChangeRequested: "Ihr Änderungswunsch liegt der anderen Seite vor.",
    expired: "Die Frist ist verstrichen. Die Buchung gilt weiter, der Vertrag lässt sich erneuern.",
    superseded: "Diese Fassung wurde durch eine neue ersetzt.",
    closed: "Die Buchung ist beendet. Am Vertrag ändert sich nichts mehr.",
  },
  requestedChangeTitle: "Gewünschte Änderung",
  answerTitle: "Antwort auf den Änderungswunsch",
  actions: {
    sign: "Unterzeichnen",
    request_change: "Änderung wünschen",
    withdraw_signature: "Unterschrift zurückziehen",
    withdraw_change: "Wunsch zurückziehen",
    accept_change: "Änderung übernehmen",
    decline_change: "Änderung ablehnen",
    renew: "Vertrag erneuern",
  },
  failed: FAILED_TEXTS.again,
  cancel: "Abbrechen",
  busy: BUSY_TEXTS.sending,
} as const;

export const SIGN_TEXTS = {
  title: "Vertrag unterzeichnen",
  lead: "Mit Ihrem Namen und dem Code aus der E-Mail unterzeichnen Sie verbindlich.",
  name: "Vor- und Nachname",
  nameHint: "So, wie Sie auf Papier unterschreiben würden.",
  sendCode: "Code per E-Mail senden",
  resend: "Neuen Code senden",
  sent: (minutes: number) => `Der Code ist unterwegs und gilt ${minutes} Minuten.`,
  code: "Code aus der E-Mail",
  submit: "Verbindlich unterzeichnen",
  done: "Ihre Unterschrift ist gespeichert.",
} as const;

/** Steps with a question; the words go to the other side. */
export const STEP_TEXTS = {
  request_change: {
    title: "Änderung wünschen",
    lead: "Beschreiben Sie die gewünschte Vereinbarung. Stimmt die andere Seite zu, wird sie Teil einer neuen Fassung. Eine schon geleistete Unterschrift entfällt.",
    label: "Gewünschte Vereinbarung",
    submit: "Wunsch senden",
    done: "Ihr Wunsch ist gesendet.",
  },
  decline_change: {
    title: "Änderung ablehnen",
    lead: "Der Vertrag bleibt, wie er ist. Die andere Seite erfährt Ihre Begründung.",
    label: "Begründung",
    submit: "Ablehnen",
    done: "Der Wunsch ist abgelehnt.",
  },
  accept_change: {
    title: "Änderung übernehmen",
    lead: "Es entsteht eine neue Fassung mit dieser Vereinbarung, die beide Seiten unterzeichnen.",
    label: null,
    submit: "Übernehmen",
    done: "Die neue Fassung liegt vor.",
  },
  withdraw_change: {
    title: "Wunsch zurückziehen",
    lead: "Der Vertrag kann danach unverändert unterzeichnet werden.",
    label: null,
    submit: "Zurückziehen",
    done: "Ihr Wunsch ist zurückgezogen.",
  },
  withdraw_signature: {
    title: "Unterschrift zurückziehen",
    lead: "Solange die andere Seite nicht gegengezeichnet hat, können Sie Ihre Unterschrift zurückziehen.",
    label: null,
    submit: "Zurückziehen",
    done: "Ihre Unterschrift ist zurückgezogen.",
  },
  renew: {
    title: "Vertrag erneuern",
    lead: "Es entsteht eine neue Fassung mit neuer Frist, die beide Seiten unterzeichnen.",
    label: null,
    submit: "Erneuern",
    done: "Die neue Fassung liegt vor.",
  },
} as const;

export const LIST_TEXTS = {
  title: "Verträge",
  placeholder: "Titel, Speaker oder Nummer",
  turn: "Am Zug",
  turns: {
    mine: "Ich bin am Zug",
    other: "Andere Seite",
    signed: "Unterzeichnet",
  } satisfies Record<ContractTurn, string>,
  columns: {
    event: "Veranstaltung",
    speaker: "Speaker",
    date: "Termin",
    status: "Status",
    file: "Datei",
  },
  sorts: [
    { sort: "event_date", order: "desc", label: "Termin, neueste zuerst" },
    { sort: "event_date", order: "asc", label: "Termin, älteste zuerst" },
    { sort: "expires_at", order: "asc", label: "Frist, nächste zuerst" },
  ],
  yourTurn: "Sie sind am Zug",
  until: (moment: string) => `Zu unterzeichnen bis ${moment}`,
  pdf: "PDF",
  pdfOf: (event: string) => `Vertrag zu ${event} als PDF`,
  notReady: "In Vorbereitung",
  none: "Noch keine Verträge",
  noneText: "Sobald eine Buchung verbindlich ist, finden Sie hier ihren Vertrag.",
} as const;
