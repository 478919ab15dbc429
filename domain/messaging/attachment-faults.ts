/** What is wrong with files to attach. */
export const ATTACHMENT_FAULTS = {
  type: "Erlaubt sind Bilder (JPG, PNG, WebP, AVIF) und PDF-Dateien.",
  size: "Eine Datei darf höchstens 5 MB groß sein.",
  count: "Sie können höchstens fünf Dateien anhängen.",
} as const;
