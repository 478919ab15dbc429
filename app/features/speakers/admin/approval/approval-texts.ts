import { centsFromEuros, formatEurosExact } from "#domain/money.ts";
import type { ApplicationStatus } from "#domain/speaker/application/application.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const APPROVAL_TEXTS = {
  pageTitle: "Freigaben | Verwaltung | Wortbühne",
  title: "Freigaben",
  note: "Bewerbungen, geänderte Profile und Profile in Prüfung, die älteste Einsendung zuerst.",
  placeholder: "Name oder E-Mail",
  status: "Status",
  waiting: "Wartet auf Sie",
  columns: {
    name: "Name",
    state: "Status",
    age: "Eingegangen",
    topics: "Themenfelder",
    tools: "Aktionen",
  },
  review: "Prüfen",
  emptyTitle: "Nichts wartet auf Sie",
  emptyText:
    "Neue Bewerbungen, geänderte Profile und Profile in Prüfung erscheinen hier von selbst.",
  sameName: (slug: string) => `Gleicher Name wie das Profil „${slug}“`,
  change: "Geändertes Profil",
  publicProfile: "Öffentliches Profil ansehen",
  changeHint:
    "Besucher sehen den bisherigen Stand, bis Sie freigeben. Hinweise zu einem Teil gehen per E-Mail an den Speaker.",
  noDifference: "Es gibt keinen Unterschied zum öffentlichen Profil mehr.",
  changeApproved: "Freigegeben. Das Profil zeigt den neuen Stand.",
  askHint:
    "Fehlt etwas, schreiben Sie einen Hinweis zum Feld. Mit „Ergänzungen erbitten“ gehen alle Hinweise per E-Mail an die Person.",
  writeNote: "Hinweis schreiben",
  nothingSent: "Keine Angabe",
  received: (moment: string) => `Eingegangen am ${moment}`,
  decided: (moment: string) => `Entschieden am ${moment}.`,
  sameNameHint: "Es gibt schon ein Profil mit diesem Namen.",
  sameNameProfile: "Profil ansehen",
  noteFor: (field: string) => `Hinweis zu „${field}“`,
  approve: "Freigeben",
  ask: (count: number) =>
    count === 0 ? "Ergänzungen erbitten" : `Ergänzungen erbitten (${count})`,
  reject: "Ablehnen",
  rejectTitle: (name: string) => `${name} ablehnen?`,
  rejectText:
    "Die Bewerbung ist damit entschieden, es entsteht kein Profil. Die Person erhält Ihre Begründung per E-Mail und kann sich neu bewerben.",
  rejectChangeText:
    "Die Änderungen werden verworfen, das öffentliche Profil bleibt, wie es ist. Der Speaker erhält Ihre Begründung per E-Mail.",
  rejectReason: "Grund der Ablehnung",
  rejectHint: "Steht in der E-Mail an die Person.",
  busy: BUSY_TEXTS.moment,
  approved: "Freigegeben. Das Profil ist öffentlich, die Person bekommt eine E-Mail.",
  asked: "Die Hinweise sind unterwegs.",
  rejected: "Abgelehnt. Die Person bekommt eine E-Mail.",
  feeFor: (amount: number, length: string) =>
    `${formatEurosExact(centsFromEuros(amount))} für ${length}`,
} as const;

export const APPLICATION_STATE: Record<ApplicationStatus, { word: string; shape: StatusShape }> = {
  draft: { word: "Entwurf", shape: "off" },
  submitted: { word: "Neu", shape: "asked" },
  in_review: { word: "In Prüfung", shape: "waiting" },
  waiting_for_speaker: { word: "Wartet auf Speaker", shape: "waiting" },
  approved: { word: "Freigegeben", shape: "done" },
  rejected: { word: "Abgelehnt", shape: "failed" },
};

export const APPLICATION_KIND_WORDS = {
  application: "Bewerbung",
  change: "Änderung",
  profile: "Profil",
} as const;
