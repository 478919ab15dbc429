import { LIST_PARAMETERS } from "./list-texts.ts";

/** What the documentation says about applications, activity and imports of speakers. */
export const ADMIN_SUPPLY_OPERATIONS = {
  listApplications: {
    title: { de: "Bewerbungen auflisten", en: "List applications" },
    text: {
      de: "Die älteste zuerst. Ohne Status nur, was auf die Plattform wartet.",
      en: "Oldest first. Without a status only what waits for the platform.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      status: { de: "Nur Bewerbungen mit diesem Status.", en: "Only applications in this state." },
    },
  },
  readProfileChange: {
    title: { de: "Profiländerung vergleichen", en: "Compare a change of a profile" },
    text: {
      de: "Was öffentlich ist und was der Speaker möchte, Feld für Feld. „version“ nennt die Freigabe.",
      en: "What is public and what the speaker wants, field by field. The approval names `version`.",
    },
    parameters: { id: { de: "Kennung der Änderung.", en: "Id of the change." } },
  },
  decideApplication: {
    title: { de: "Über eine Bewerbung entscheiden", en: "Decide about an application" },
    text: {
      de: "Freigeben (das Profil ist danach gelistet), Angaben erbitten oder mit Grund ablehnen. Die E-Mail geht mit der Entscheidung hinaus.",
      en: "Approve (the profile is listed afterwards), ask for changes or reject with a reason. The mail leaves with the decision.",
    },
    parameters: { id: { de: "Kennung der Bewerbung.", en: "Id of the application." } },
  },
  listSpeakerActivity: {
    title: { de: "Aktivität der Speaker", en: "Activity of speakers" },
    text: {
      de: "Wer langsam antwortet, schweigt oder seinen Kalender nicht pflegt.",
      en: "Who answers slowly, is silent or neglects the calendar.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      cohort: { de: "Nur Speaker dieser Gruppe.", en: "Only speakers of this group." },
    },
  },
  readSpeakerTimeline: {
    title: { de: "Was zuletzt geschah", en: "What happened lately" },
    text: {
      de: "Die letzten 100 Änderungen und Buchungsschritte, von einem Speaker oder von allen.",
      en: "The last 100 changes and steps of bookings, of one speaker or of all.",
    },
    parameters: { speaker: { de: "Nur dieser Speaker.", en: "Only this speaker." } },
  },
  nudgeSpeakers: {
    title: { de: "Speaker erinnern", en: "Remind speakers" },
    text: {
      de: "Eine freundliche E-Mail, höchstens eine am Tag.",
      en: "A friendly mail, at most one a day.",
    },
    parameters: {},
  },
  inviteSpeakers: {
    title: { de: "Speaker einladen", en: "Invite speakers" },
    text: {
      de: "Schickt den Personen hinter Profilen ohne Konto einen Link, mit dem sie ihr Profil einmalig übernehmen.",
      en: "Sends the people behind profiles without an account a link to take their profile over, once.",
    },
    parameters: {},
  },
  claimSpeaker: {
    title: { de: "Profil übernehmen", en: "Take a profile over" },
    text: {
      de: "Gibt das Profil hinter einer Einladung dem eigenen Konto. Jeder Link gilt einmal.",
      en: "Gives the profile behind an invitation to the own account. A link works once.",
    },
    parameters: {},
  },
  listSpeakerImports: {
    title: { de: "Importe auflisten", en: "List imports" },
    text: { de: "Die letzten 20 Dateien.", en: "The last 20 files." },
    parameters: {},
  },
  previewSpeakerImport: {
    title: { de: "Import proben", en: "Try an import" },
    text: {
      de: "Sagt je Zeile, was ein Import täte. Gespeichert wird nichts.",
      en: "Says for every row what an import would do. Nothing is stored.",
    },
    parameters: {},
  },
  startSpeakerImport: {
    title: { de: "Import beginnen", en: "Start an import" },
    text: { de: "Die Zeilen folgen in Teilen.", en: "The rows follow in parts." },
    parameters: {},
  },
  importSpeakerRows: {
    title: { de: "Zeilen importieren", en: "Import rows" },
    text: {
      de: "Bis zu 250 Zeilen. Eine wiederholte Zeile wird einmal ausgeführt. Neue Profile sind Entwürfe.",
      en: "Up to 250 rows. A repeated row is carried out once. New profiles are drafts.",
    },
    parameters: { id: { de: "Kennung des Imports.", en: "Id of the import." } },
  },
  undoSpeakerImport: {
    title: { de: "Import zurücknehmen", en: "Undo an import" },
    text: {
      de: "Entfernt unberührte Entwürfe und stellt geänderte Felder wieder her. Was seither jemand bearbeitet hat, bleibt.",
      en: "Removes untouched drafts and restores changed fields. What somebody has edited since stays.",
    },
    parameters: { id: { de: "Kennung des Imports.", en: "Id of the import." } },
  },
} as const;
