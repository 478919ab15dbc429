/** What an operator reads when the database cannot be brought up to date. */
export const MIGRATION_TEXTS = {
  applying: (name: string) => `Migration ${name} …`,
  waiting: (name: string) =>
    `Die Migration ${name} wartet: Eine ihrer Tabellen wird gerade benutzt, etwa von einer Sicherung.`,
  badName: (file: string) =>
    `Die Migrationsdatei ${file} heißt nicht „NNNN_name.sql“ (vier Ziffern, Unterstrich, Name).`,
  numberMissing: (expected: number, found: string) =>
    `In den Migrationen fehlt die Nummer ${expected}; gefunden wurde ${found}.`,
  changed: (name: string) =>
    `Die Migration ${name} wurde verändert, nachdem sie angewendet worden ist. ` +
    "Stellen Sie die Datei wieder her und legen Sie für Änderungen eine neue Migration an.",
  unknown: (name: string) =>
    `Die Datenbank enthält die Migration ${name}, die dieses Programm nicht kennt. ` +
    "Starten Sie die Programmversion, mit der die Datenbank zuletzt benutzt wurde, oder eine neuere.",
  skipped: (name: string) =>
    `Die Migration ${name} fehlt in der Datenbank, obwohl spätere schon angewendet sind.`,
  failed: (name: string, reason: string) => `Die Migration ${name} ist fehlgeschlagen: ${reason}`,
} as const;

export class MigrationError extends Error {
  override readonly name = "MigrationError";
}
