import { LIST_PARAMETERS } from "./list-texts.ts";

const audit = {
  ...LIST_PARAMETERS,
  actor: { de: "Nur, was diese Seite getan hat.", en: "Only what this side has done." },
  object: { de: "Nur zu dieser Art von Gegenstand.", en: "Only about this kind of object." },
  object_id: { de: "Nur zu diesem Gegenstand.", en: "Only about this object." },
  from: { de: "Ab diesem Tag.", en: "From this day on." },
  to: { de: "Bis zu diesem Tag.", en: "Up to this day." },
} as const;

/** What the documentation says about running the platform. */
export const ADMIN_OPERATIONS_OPERATIONS = {
  listJobs: {
    title: { de: "Aufträge auflisten", en: "List jobs" },
    text: {
      de: "Was die Plattform später oder noch einmal erledigt, mit Fehlertext und Versuchen.",
      en: "What the platform carries out later or again, with errors and attempts.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      state: { de: "failed, waiting oder done.", en: "failed, waiting or done." },
    },
  },
  retryJob: {
    title: { de: "Auftrag erneut ausführen", en: "Retry a job" },
    text: {
      de: "Startet einen fehlgeschlagenen Auftrag von vorn, eine E-Mail mit derselben Message-ID.",
      en: "Starts a failed job anew, a mail under the same Message-ID.",
    },
    parameters: { id: { de: "Nummer des Auftrags.", en: "Number of the job." } },
  },
  listMails: {
    title: { de: "E-Mails auflisten", en: "List mails" },
    text: {
      de: "Jede E-Mail, die die Plattform geschrieben hat.",
      en: "Every mail the platform has written.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      status: { de: "Nur E-Mails in diesem Stand.", en: "Only mails in this state." },
    },
  },
  readMail: {
    title: { de: "E-Mail lesen", en: "Read a mail" },
    text: {
      de: "Der Wortlaut, soweit er aufbewahrt wird: Links, die Konten öffnen, sind es nicht.",
      en: "Its words as far as they are kept: links that open accounts are not.",
    },
    parameters: { id: { de: "Kennung der E-Mail.", en: "Id of the mail." } },
  },
  sendMailAgain: {
    title: { de: "E-Mail erneut senden", en: "Send a mail again" },
    text: {
      de: "Dieselbe E-Mail Wort für Wort noch einmal; nicht für E-Mails zum Konto.",
      en: "The same mail once more, word for word; not for mails about accounts.",
    },
    parameters: { id: { de: "Kennung der E-Mail.", en: "Id of the mail." } },
  },
  listAudit: {
    title: { de: "Protokoll lesen", en: "Read the audit log" },
    text: {
      de: "Wer was an welchem Gegenstand getan hat, das Neueste zuerst.",
      en: "Who did what to which object, newest first.",
    },
    parameters: audit,
  },
  exportAudit: {
    title: { de: "Protokoll als CSV", en: "The audit log as CSV" },
    text: { de: "Dieselbe Liste als Datei.", en: "The same list as a file." },
    parameters: audit,
  },
  listReports: {
    title: { de: "Meldungen auflisten", en: "List reports" },
    text: {
      de: "Gemeldete Nachrichten, gemeldete Inhalte und Widerrufe von Verbrauchern.",
      en: "Reported messages, reported content and withdrawals of consumers.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      subject: {
        de: "content, message oder withdrawal.",
        en: "content, message or withdrawal.",
      },
      state: { de: "open oder decided.", en: "open or decided." },
    },
  },
  decideReport: {
    title: { de: "Über eine Meldung entscheiden", en: "Decide about a report" },
    text: {
      de: "Einmal und mit Begründung; wer gemeldet hat, erhält sie per E-Mail (Artikel 16 und 17 der Verordnung (EU) 2022/2065).",
      en: "Once and with a reason, which the reporter gets by mail (Articles 16 and 17 of Regulation (EU) 2022/2065).",
    },
    parameters: {
      subject: {
        de: "content, message oder withdrawal.",
        en: "content, message or withdrawal.",
      },
      id: { de: "Kennung der Meldung.", en: "Id of the report." },
    },
  },
} as const;
