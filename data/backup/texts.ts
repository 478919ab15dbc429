/** What an operator reads while a backup is written or loaded. */
export const BACKUP_TEXTS = {
  table: (name: string, rows: number) => `${name}: ${rows} Zeilen`,
  files: (count: number) => `Dateien: ${count}`,
  written: (folder: string) => `Sicherung geschrieben: ${folder}`,
  notNoted:
    "Die Sicherung ist vollständig. In der Übersicht der Verwaltung erscheint sie nicht: Dieser Zugang darf nichts speichern.",
  restored: (folder: string) => `Sicherung geladen: ${folder}`,
  noManifest: (folder: string) =>
    `${folder} ist keine Sicherung: manifest.json fehlt oder ist unlesbar.`,
  missing: (file: string) => `Die Sicherung ist unvollständig: ${file} fehlt.`,
  damaged: (file: string) => `Die Sicherung ist beschädigt: ${file} hat eine andere Prüfsumme.`,
  databaseNotEmpty: "Das Ziel ist nicht leer: Die Datenbank enthält bereits Tabellen.",
  filesNotEmpty: "Das Ziel ist nicht leer: Es enthält bereits Dateien.",
  otherSecrets: (file: string) =>
    `Das Ziel hat schon andere Schlüssel: ${file}. Legen Sie die Datei beiseite, wenn die der Sicherung gelten sollen.`,
  otherMigrations: (name: string) =>
    `Die Sicherung stammt aus einer anderen Programmversion: Die Migration ${name} ist hier unbekannt oder anders.`,
  otherTable: (table: string) =>
    `Die Tabelle ${table} der Sicherung gibt es im Ziel nicht oder mit anderen Spalten.`,
  rowCount: (table: string, expected: number, found: number) =>
    `${table}: ${found} statt ${expected} Zeilen geladen.`,
} as const;

export class BackupError extends Error {
  override readonly name = "BackupError";
}
