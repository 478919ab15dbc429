/** Lines an operator reads on the command line or in the log; everything else in this layer speaks English. */
export const ENGINE_TEXTS = {
  creating: "Datenbank wird angelegt …",
  created: (seconds: string) => `Datenbank angelegt (${seconds} s).`,
  waitingForServer: (server: string, reason: string) =>
    `Warte auf PostgreSQL bei ${server} (${reason}) …`,
  folderInUse: (folder: string, holder: string) =>
    `Der Datenordner ${folder} wird bereits benutzt: ${holder}. ` +
    "Beenden Sie zuerst diesen Prozess oder geben Sie mit DATA_DIR einen anderen Ordner an.",
  holder: (pid: number, startedAt: string) => `Prozess ${pid}, gestartet am ${startedAt}`,
  unknownHolder: "ein anderer Prozess",
  queryStuck: (seconds: number) =>
    `Die eingebettete Datenbank hat ${seconds} s nicht geantwortet und wird neu gestartet.`,
  workerStopped: "Die eingebettete Datenbank wurde unerwartet beendet und wird neu gestartet.",
  maintenanceFailed: (reason: string) => `Die Wartung der Datenbank ist fehlgeschlagen: ${reason}`,
  connectionLost: (reason: string) => `Verbindung zu PostgreSQL verloren: ${reason}`,
  replica: {
    caught_up: "DATABASE_READ_URL: Die Kopie ist auf dem Stand und wird zum Lesen benutzt.",
    behind: "DATABASE_READ_URL: Die Kopie hängt nach; gelesen wird aus DATABASE_URL.",
    away: "DATABASE_READ_URL: Die Kopie ist nicht erreichbar; gelesen wird aus DATABASE_URL.",
    no_standby:
      "DATABASE_READ_URL: Der Server ist keine laufende Kopie (Standby); gelesen wird aus DATABASE_URL.",
    foreign:
      "DATABASE_READ_URL zeigt auf eine andere Datenbank als DATABASE_URL; nötig ist deren Kopie (Standby).",
  },
} as const;
