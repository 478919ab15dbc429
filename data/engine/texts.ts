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
} as const;
