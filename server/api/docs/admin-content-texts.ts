import { LIST_PARAMETERS } from "./list-texts.ts";

const id = { de: "Kennung.", en: "Id." } as const;
const key = { de: "Name.", en: "Name." } as const;
const talkFilters = {
  ...LIST_PARAMETERS,
  category: { de: "Nur dieses Themenfeld.", en: "Only this category." },
  state: { de: "Gezeigt oder verborgen.", en: "Shown or hidden." },
} as const;

/** What the documentation says about content, mails and settings of the administration. */
export const ADMIN_CONTENT_OPERATIONS = {
  listAllPosts: {
    title: { de: "Artikel auflisten", en: "List posts" },
    text: {
      de: "Alle Artikel des Magazins, auch Entwürfe.",
      en: "All posts of the magazine, drafts included.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      status: { de: "Nur dieser Zustand.", en: "Only this status." },
      category: { de: "Nur diese Kategorie.", en: "Only this category." },
    },
  },
  createPost: {
    title: { de: "Artikel anlegen", en: "Create a post" },
    text: {
      de: "Ein neuer Artikel. Ohne slug entsteht die Adresse aus dem Titel.",
      en: "A new post. Without a slug the address is made from the title.",
    },
    parameters: {},
  },
  readPostDraft: {
    title: { de: "Artikel zum Bearbeiten lesen", en: "Read a post for editing" },
    text: {
      de: "Der Artikel mit seinem Markdown-Text; updated_at nennt die Fassung.",
      en: "The post with its Markdown text; updated_at names the version.",
    },
    parameters: { id },
  },
  previewPost: {
    title: { de: "Vorschau eines Artikels öffnen", en: "Open a preview of a post" },
    text: {
      de: "Eine Adresse, unter der sich der Entwurf sieben Tage lang ohne Konto lesen lässt.",
      en: "An address under which the draft can be read for seven days without an account.",
    },
    parameters: { id },
  },
  previewLandingPage: {
    title: { de: "Vorschau einer Themenseite öffnen", en: "Open a preview of a landing page" },
    text: {
      de: "Eine Adresse, unter der sich der Entwurf sieben Tage lang ohne Konto lesen lässt.",
      en: "An address under which the draft can be read for seven days without an account.",
    },
    parameters: { id },
  },
  savePost: {
    title: { de: "Artikel speichern", en: "Save a post" },
    text: {
      de: "Speichert, veröffentlicht, plant oder archiviert. Eine geänderte Adresse leitet weiter.",
      en: "Saves, publishes, schedules or archives. A changed address redirects.",
    },
    parameters: { id },
  },
  deletePost: {
    title: { de: "Artikel löschen", en: "Delete a post" },
    text: { de: "Nur, was nie öffentlich war.", en: "Only what was never public." },
    parameters: { id },
  },
  listAllTalks: {
    title: { de: "Vorträge auflisten", en: "List talks" },
    text: { de: "Die Vorträge aller Speaker.", en: "The talks of all speakers." },
    parameters: talkFilters,
  },
  exportAllTalks: {
    title: { de: "Vorträge als Datei", en: "Export talks" },
    text: { de: "Dieselbe Liste als CSV-Datei.", en: "The same list as a CSV file." },
    parameters: talkFilters,
  },
  changeTalks: {
    title: { de: "Vorträge ändern", en: "Change talks" },
    text: {
      de: "Ändert einen oder viele Vorträge; nur die genannten Felder.",
      en: "Changes one or many talks; only the fields that are named.",
    },
    parameters: {},
  },
  listMedia: {
    title: { de: "Mediathek auflisten", en: "List the media library" },
    text: {
      de: "Bilder mit Bildtext, Rechten und der Zahl ihrer Verwendungen.",
      en: "Pictures with alternative text, rights and how often they are used.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      state: { de: "Nur Bilder in diesem Zustand.", en: "Only pictures in this state." },
    },
  },
  uploadMedia: {
    title: { de: "Bild hochladen", en: "Upload a picture" },
    text: {
      de: "JPEG, PNG, WebP oder AVIF; wird neu kodiert, Metadaten entfallen.",
      en: "JPEG, PNG, WebP or AVIF; it is encoded anew, metadata is dropped.",
    },
    parameters: {},
  },
  listMediaUses: {
    title: { de: "Verwendungen eines Bildes", en: "Uses of a picture" },
    text: { de: "Wo das Bild gezeigt wird.", en: "Where the picture is shown." },
    parameters: { id },
  },
  describeMedia: {
    title: { de: "Bild beschreiben", en: "Describe a picture" },
    text: { de: "Bildtext, Nachweis und Rechte.", en: "Alternative text, credit and rights." },
    parameters: { id },
  },
  deleteMedia: {
    title: { de: "Bild löschen", en: "Delete a picture" },
    text: { de: "Nur, was nirgends verwendet wird.", en: "Only what is used nowhere." },
    parameters: { id },
  },
  listLandingPages: {
    title: { de: "Themenseiten auflisten", en: "List landing pages" },
    text: {
      de: "Seiten einer Kategorie für eine Stadt oder einen Zweck.",
      en: "Pages of a category for one city or purpose.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      status: { de: "Nur dieser Zustand.", en: "Only this status." },
      category: { de: "Nur diese Kategorie.", en: "Only this category." },
    },
  },
  createLandingPage: {
    title: { de: "Themenseite anlegen", en: "Create a landing page" },
    text: { de: "Eine neue Seite unter ihrer Kategorie.", en: "A new page below its category." },
    parameters: {},
  },
  readLandingPage: {
    title: { de: "Themenseite lesen", en: "Read a landing page" },
    text: {
      de: "Die Seite mit den angehefteten Speakern.",
      en: "The page with its pinned speakers.",
    },
    parameters: { id },
  },
  saveLandingPage: {
    title: { de: "Themenseite speichern", en: "Save a landing page" },
    text: {
      de: "Eine geänderte Adresse leitet weiter; die Kategorie bleibt.",
      en: "A changed address redirects; the category stays.",
    },
    parameters: { id },
  },
  deleteLandingPage: {
    title: { de: "Themenseite löschen", en: "Delete a landing page" },
    text: { de: "Die Seite gibt es danach nicht mehr.", en: "The page is gone afterwards." },
    parameters: { id },
  },
  listSettings: {
    title: { de: "Einstellungen lesen", en: "Read the settings" },
    text: {
      de: "Alle Einstellungen mit dem Wert, der gilt, und dem Standard.",
      en: "All settings with the value that holds and the default.",
    },
    parameters: {},
  },
  saveSetting: {
    title: { de: "Einstellung speichern", en: "Save a setting" },
    text: {
      de: "Gilt sofort. null stellt den Standard wieder her.",
      en: "Holds at once. null restores the default.",
    },
    parameters: { key },
  },
  listSettingVersions: {
    title: { de: "Verlauf einer Einstellung", en: "History of a setting" },
    text: {
      de: "Wer wann was geändert hat, das Neueste zuerst.",
      en: "Who changed what and when, newest first.",
    },
    parameters: { key },
  },
  checkMailSender: {
    title: { de: "Absender prüfen", en: "Check the mail sender" },
    text: {
      de: "Sucht SPF und DMARC der Absenderdomain im DNS, mit Zeitgrenze.",
      en: "Looks up SPF and DMARC of the sender's domain in the DNS, with a time limit.",
    },
    parameters: {},
  },
  previewRanking: {
    title: { de: "Reihenfolge ausprobieren", en: "Try a ranking" },
    text: {
      de: "Wer die Liste mit anderen Gewichten anführen würde.",
      en: "Who would lead the list with other weights.",
    },
    parameters: {},
  },
  listMailTemplates: {
    title: { de: "E-Mail-Vorlagen auflisten", en: "List mail templates" },
    text: {
      de: "Alle E-Mails mit Anlass, Empfänger und Zahl.",
      en: "All mails with trigger, reader and number.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      reader: { de: "Nur E-Mails an diese Seite.", en: "Only mails to this side." },
      state: {
        de: "Nur mit eigenem Text, Standard oder fehlerhaft.",
        en: "Only with own words, built-in ones or broken.",
      },
    },
  },
  readMailTemplate: {
    title: { de: "E-Mail-Vorlage lesen", en: "Read a mail template" },
    text: {
      de: "Text, Platzhalter und Fassungen einer E-Mail.",
      en: "Text, placeholders and versions of a mail.",
    },
    parameters: { key },
  },
  saveMailText: {
    title: { de: "E-Mail-Text speichern", en: "Save a mail text" },
    text: {
      de: "Wird sofort versendet. null stellt den eingebauten Text wieder her.",
      en: "Is sent at once. null restores the built-in text.",
    },
    parameters: { key },
  },
  previewMail: {
    title: { de: "E-Mail ansehen", en: "Preview a mail" },
    text: {
      de: "Mit den Daten der neuesten Buchung, ohne Links und Codes.",
      en: "With the data of the newest booking, without links and codes.",
    },
    parameters: { key },
  },
  sendTestMail: {
    title: { de: "Test-E-Mail senden", en: "Send a test mail" },
    text: { de: "An die eigene Adresse.", en: "To one's own address." },
    parameters: { key },
  },
} as const;
