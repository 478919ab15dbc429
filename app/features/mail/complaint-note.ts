/** Below every mail that tells of a decision against its reader. */
export const COMPLAINT_NOTE =
  "Sind Sie nicht einverstanden? Dann antworten Sie auf diese E-Mail oder schreiben Sie an die Adresse im Impressum. Wir prüfen Ihre Beschwerde zügig und antworten mit Begründung.";
