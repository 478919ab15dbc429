import { LIST_PARAMETERS } from "./list-texts.ts";

const booking = { de: "Kennung der Buchung.", en: "Id of the booking." };

/** What the documentation says about contracts. */
export const CONTRACT_OPERATIONS = {
  listOwnContracts: {
    title: { de: "Eigene Verträge", en: "Own contracts" },
    text: {
      de: "Zu jeder eigenen Buchung der geltende Vertrag; „is_waiting“ sagt, dass man selbst am Zug ist.",
      en: "The contract in force of every own booking; `is_waiting` says that it is one's own turn.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      as: { de: "Nur als Veranstalter oder als Speaker.", en: "As organiser or as speaker only." },
      turn: {
        de: "Wer am Zug ist: man selbst, die andere Seite oder niemand mehr.",
        en: "Whose turn it is: one's own, the other side's or nobody's any more.",
      },
    },
  },
  readContract: {
    title: { de: "Vertrag lesen", en: "Read a contract" },
    text: {
      de: "Der geltende Vertrag zu einer eigenen Buchung mit allen Klauseln, Prüfsumme, Unterschriften und den möglichen Schritten.",
      en: "The contract in force about one of the own bookings: clauses, hash, signatures and possible steps.",
    },
    parameters: { id: booking },
  },
  changeContract: {
    title: { de: "Vertrag bearbeiten", en: "Take a step with a contract" },
    text: {
      de: "Lesen bestätigen, unterzeichnen (Name und Code), Unterschrift zurückziehen, Änderung wünschen, übernehmen oder ablehnen, erneuern. „content_sha256“ nennt die gelesene Fassung.",
      en: "Confirm reading, sign (name and code), withdraw a signature, ask for, accept or decline a change, renew. `content_sha256` names the version that was read.",
    },
    parameters: { id: booking },
  },
  sendContractCode: {
    title: { de: "Code zum Unterzeichnen", en: "Signing code" },
    text: {
      de: "Sendet einen Code an die E-Mail-Adresse des eigenen Kontos: 15 Minuten gültig, fünf Versuche, fünf Codes je Stunde.",
      en: "Sends a code to the mail address of the own account: valid for 15 minutes, five tries, five codes an hour.",
    },
    parameters: { id: booking },
  },
  readContractPdf: {
    title: { de: "Vertrag als PDF", en: "Contract as PDF" },
    text: {
      de: "Eine Fassung als PDF/A; nach beiden Unterschriften Byte für Byte die versiegelte Datei.",
      en: "One version as PDF/A; once both have signed, byte by byte the sealed file.",
    },
    parameters: { id: { de: "Kennung der Fassung.", en: "Id of the version." } },
  },
} as const;
