/** What the person who starts the server reads. */
export const START = {
  badConfig: "Die Konfiguration ist nicht vollständig oder nicht gültig:",
  moreByDoctor:
    "`npm run doctor` prüft außerdem Datenbank, Schlüssel, Dateien und Uhr, ohne etwas zu starten.",
  badSettings: (problems: readonly string[]) =>
    ["Einstellungen passen nicht:", ...problems.map((problem) => `  – ${problem}`)].join("\n"),
  failed: (reason: string) => `\n✗ Wortbühne konnte nicht starten: ${reason}`,
  ready: (address: string, seconds: string) =>
    `\n✓ Wortbühne läuft auf ${address} (bereit nach ${seconds} s)`,
  demoLeft:
    "Diese Datenbank enthält noch die Demo: Konten mit bekanntem Passwort und erfundene Speaker. Mit `npm run demo -- remove` werden sie entfernt; was andere angelegt haben, bleibt.",
  demoAccounts:
    "  Demo-Konten: kunde@demo.example, speaker@demo.example, admin@demo.example – Passwort Buehne-frei-2026",
} as const;
