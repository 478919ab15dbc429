import { LIST_PARAMETERS } from "./list-texts.ts";

const id = { de: "Kennung des Profils.", en: "Id of the profile." };

const filters = {
  ...LIST_PARAMETERS,
  status: { de: "Nur Profile mit diesem Status.", en: "Only profiles in this state." },
  category: { de: "Nur Profile dieser Kategorie.", en: "Only profiles of this category." },
  flag: { de: "Nur Profile mit diesem Merkmal.", en: "Only profiles with this mark." },
} as const;

/** What the documentation says about speakers in the administration. */
export const ADMIN_SPEAKER_OPERATIONS = {
  listAllSpeakers: {
    title: { de: "Alle Speaker auflisten", en: "List all speakers" },
    text: {
      de: "Auch Entwürfe, pausierte und gesperrte Profile. Das niedrigste Honorar sind ganze Euro.",
      en: "Drafts, paused and suspended profiles included. The lowest fee is in whole euros.",
    },
    parameters: filters,
  },
  exportAllSpeakers: {
    title: { de: "Speaker als CSV", en: "Speakers as CSV" },
    text: {
      de: "Dieselbe Liste als Datei für Tabellenprogramme, ohne Seiten.",
      en: "The same list as a file for spreadsheets, without pages.",
    },
    parameters: filters,
  },
  createSpeaker: {
    title: { de: "Speaker anlegen", en: "Create a speaker" },
    text: {
      de: "Legt einen Entwurf an, den niemand sonst sieht. Die Adresse entsteht aus dem Namen.",
      en: "Makes a draft that nobody else sees. Its address is made from the name.",
    },
    parameters: {},
  },
  changeSpeakers: {
    title: {
      de: "Speaker veröffentlichen, pausieren, auszeichnen",
      en: "Publish, pause, mark speakers",
    },
    text: {
      de: "Eine Aktion für bis zu 200 Profile. Jede Änderung steht im Protokoll.",
      en: "One action for up to 200 profiles. Every change is logged.",
    },
    parameters: {},
  },
  readSpeakerRecord: {
    title: { de: "Akte eines Speakers lesen", en: "Read the record of a speaker" },
    text: {
      de: "Status, Konto, Kontaktdaten, interne Notiz und Änderungen.",
      en: "State, account, contact data, internal note and changes.",
    },
    parameters: { id },
  },
  saveSpeakerRecord: {
    title: { de: "Akte eines Speakers speichern", en: "Save the record of a speaker" },
    text: {
      de: "Kontaktdaten und interne Notiz. Leere Felder werden gelöscht.",
      en: "Contact data and internal note. Empty fields are removed.",
    },
    parameters: { id },
  },
  changeSpeakerSlug: {
    title: { de: "Adresse eines Profils ändern", en: "Change the address of a profile" },
    text: {
      de: "Die alte Adresse leitet danach auf die neue weiter.",
      en: "The old address redirects to the new one afterwards.",
    },
    parameters: { id },
  },
  readSpeakerHolds: {
    title: {
      de: "Prüfen, was dem Löschen eines Profils entgegensteht",
      en: "Check what stands against deleting a profile",
    },
    text: {
      de: "Offene oder nicht abgerechnete Buchungen und unbezahlte Rechnungen. Leer, wenn gelöscht werden kann.",
      en: "Open or unsettled bookings and unpaid invoices. Empty if it can be deleted.",
    },
    parameters: { id },
  },
  deleteSpeaker: {
    title: { de: "Profil löschen", en: "Delete a profile" },
    text: {
      de: "Alles Persönliche verschwindet, Rechnungen und Abrechnungen bleiben, das Konto wird zum Kundenkonto. Verlangt den Namen und einen Grund.",
      en: "Everything personal goes, invoices and settlements stay, the account becomes that of a customer. Demands the name and a reason.",
    },
    parameters: { id },
  },
  readAnySpeakerContent: {
    title: { de: "Profil zum Bearbeiten lesen", en: "Read a profile for editing" },
    text: {
      de: "Wie beim eigenen Profil: jeder Teil mit der Fassung, die eine Änderung nennen muss.",
      en: "As with one's own profile: every part with the version that a change has to name.",
    },
    parameters: { id },
  },
  editAnySpeaker: {
    title: { de: "Profil bearbeiten", en: "Edit a profile" },
    text: {
      de: "Nur die genannten Felder ändern sich.",
      en: "Only the fields that are named change.",
    },
    parameters: { id },
  },
  replaceAnySpeakerCollection: {
    title: { de: "Liste eines Profils ersetzen", en: "Replace a list of a profile" },
    text: {
      de: "Die ganze Liste in ihrer neuen Reihenfolge.",
      en: "The whole list in its new order.",
    },
    parameters: {
      id,
      collection: { de: "Name der Liste.", en: "Name of the list." },
    },
  },
  uploadAnySpeakerImage: {
    title: { de: "Bild eines Profils hochladen", en: "Upload a picture of a profile" },
    text: {
      de: "JPEG, PNG, WebP oder AVIF; Ort ist Porträt, Titelbild oder Galerie.",
      en: "JPEG, PNG, WebP or AVIF; its place is portrait, title picture or gallery.",
    },
    parameters: { id },
  },
} as const;
