import type { AuthKeyProblem } from "#server/services/auth-key.ts";

const KEY_FORMAT = "erwartet wird „v1.“ und 32 zufällige Bytes in base64url";

/** One line per problem, for the operator of the server. */
export const CONFIG_TEXTS = {
  nodeEnv: "muss „production“, „development“ oder „test“ sein",
  port: "muss eine ganze Zahl von 1 bis 65535 sein",
  host: "muss eine IP-Adresse oder ein Rechnername sein",
  publicUrl: "muss eine Adresse wie https://www.example.de sein, ohne Pfad und Zugangsdaten",
  publicUrlMissing: "fehlt; im Betrieb mit DATABASE_URL ist die öffentliche Adresse Pflicht",
  publicUrlLocal:
    "zeigt auf diesen Rechner; im Betrieb muss sie öffentlich sein (zum Ausprobieren ALLOW_LOCAL_PUBLIC_URL=1)",
  publicUrlOpen: "muss mit https beginnen; Anmeldungen dürfen nicht offen übertragen werden",
  demoPublic:
    "muss fehlen oder „0“ sein; unter einer öffentlichen Adresse gibt es keine Demo-Konten",
  databaseMissing:
    "fehlt; unter einer öffentlichen Adresse gehört die Anwendung auf PostgreSQL (für eine kleine Installation in einem Prozess EMBEDDED_DATABASE=1)",
  dataDir: "darf nicht das Wurzelverzeichnis sein und keine Steuerzeichen enthalten",
  databaseUrl: "muss eine Adresse wie postgres://benutzer:kennwort@rechner:5432/datenbank sein",
  databasePassword: "enthält ein Standardkennwort; bitte ein eigenes setzen",
  readUrlAlone: "gehört zu DATABASE_URL; die eingebettete Datenbank hat keine Kopie",
  loginUnreadable:
    "enthält Zugangsdaten, die sich nicht lesen lassen; Sonderzeichen werden als %XX geschrieben, das Prozentzeichen als %25",
  poolSize: "muss eine ganze Zahl von 1 bis 100 sein",
  s3Endpoint:
    "muss eine Adresse wie https://s3.eu-central-1.amazonaws.com sein, ohne Zugangsdaten und Zusätze",
  s3Region: "muss eine Region wie eu-central-1 sein",
  s3Bucket:
    "muss der Name eines Buckets sein: 3 bis 63 Kleinbuchstaben, Ziffern, Punkte und Striche",
  s3Key: "darf weder Leerzeichen noch Schrägstriche und Kommas enthalten",
  s3Secret: "darf keine Leerzeichen enthalten",
  s3Half:
    "fehlt; S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID und S3_SECRET_ACCESS_KEY gehören zusammen",
  s3Open: "muss mit https beginnen; über fremde Netze dürfen Dateien nicht offen übertragen werden",
  s3PathStyle: "muss „1“ sein; vor diese Adresse lässt sich der Name des Buckets nicht stellen",
  clamavUrl: "muss eine Adresse wie tcp://clamav:3310 sein",
  secretFile: "nennt eine Datei, die leer ist oder nicht gelesen werden kann",
  adminFactorOff:
    "darf unter einer öffentlichen Adresse nicht „0“ sein; aufschieben lässt sich der zweite Faktor mit ADMIN_SECOND_FACTOR_FROM",
  adminFactorFrom: "muss ein Tag wie 2026-12-01 sein",
  adminFactorLate: "darf höchstens 14 Tage voraus liegen",
  flag: "muss „1“ oder „0“ sein",
  trustProxy:
    "muss die Anzahl der Proxys (0 bis 10) oder eine Liste von Adressen oder Netzen wie 10.0.0.0/8 sein",
  trustEverybody: "vertraut jedem Absender; bitte nur die eigenen Proxys nennen",
  metricsPortTaken: "darf nicht der Port der Anwendung (PORT) sein",
  metricsToken: "muss mindestens 16 Zeichen ohne Leerzeichen haben",
  logLevel: "muss „debug“, „info“, „warn“, „error“, „fatal“ oder „silent“ sein",
  logSample: "muss eine Zahl von 0 bis 1 sein",
  bodyLimit: "muss eine Größe von 1kb bis 64mb sein, z. B. 512kb oder 1mb",
  rateLimitsOff: "darf im Betrieb nicht abgeschaltet sein",
  drain: "muss eine ganze Zahl von 0 bis 30000 (Millisekunden) sein",
  smtpUrl:
    "muss eine Adresse wie smtps://benutzer:kennwort@mail.example.de:465 sein, ohne Pfad und Zusätze",
  smtpMissing:
    "fehlt; im Betrieb müssen E-Mails ankommen (zum Ausprobieren MAIL_MODE=capture: sie werden nur aufbewahrt)",
  mailFrom: "muss eine Adresse wie Wortbühne <post@example.de> sein",
  mailFromMissing: "fehlt; mit SMTP_URL ist der Absender Pflicht",
  mailMode: "muss „capture“ oder „log“ sein oder fehlen",
  mailRate: "muss eine ganze Zahl von 1 bis 1000 (E-Mails je Sekunde) sein",
  googleIssuer: "muss eine Adresse wie https://accounts.google.com sein",
  googleHalf: "fehlt; GOOGLE_CLIENT_ID und GOOGLE_CLIENT_SECRET gehören zusammen",
  passwordRange:
    "muss eine Adresse wie https://api.pwnedpasswords.com/range sein, ohne Zugangsdaten und Zusätze",
  smsFrom: "darf höchstens 40 Zeichen haben",
  smsHalf: "fehlt; SMS_URL, SMS_TOKEN und SMS_FROM gehören zusammen",
  smsUrlOpen: "muss mit https beginnen; der Zugang darf nicht offen übertragen werden",
  stripeKey: "muss ein geheimer Schlüssel sein, der mit sk_test_, sk_live_ oder rk_ beginnt",
  stripeSecret: "muss das Geheimnis des Webhooks sein, das mit whsec_ beginnt",
  stripeUrl: "muss eine Adresse wie http://127.0.0.1:12111 sein, ohne Pfad und Zugangsdaten",
  stripeUrlOpen: "muss mit https beginnen; der Schlüssel darf nicht offen übertragen werden",
  stripeHalf: "fehlt; STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET gehören zusammen",
  geoProvider: "muss „photon“, „nominatim“ oder „google“ sein oder fehlen",
  geoProviderMissing: "fehlt; GEO_URL und GEO_KEY gehören zu einem Dienst",
  geoUrlMissing: "fehlt; Photon und Nominatim brauchen die Adresse des eigenen Dienstes",
  geoUrlOpen: "muss mit https beginnen; der Schlüssel darf nicht offen übertragen werden",
  geoKeyMissing: "fehlt; Google verlangt einen Schlüssel",
  assistantHalf: "fehlt; ASSISTANT_URL und ASSISTANT_MODEL gehören zusammen",
  assistantUrlOpen: "muss mit https beginnen; der Schlüssel darf nicht offen übertragen werden",
  assistantModel: "darf höchstens 200 Zeichen haben",
  serviceUrl: "muss eine Adresse wie http://photon:2322 sein, ohne Zugangsdaten und Zusätze",
  keyMissing: `fehlt; ${KEY_FORMAT}`,
  keyProblems: {
    format: `hat ein falsches Format; ${KEY_FORMAT}`,
    length: `hat nicht 32 Bytes; ${KEY_FORMAT}`,
    weak: `ist nicht zufällig; ${KEY_FORMAT}`,
  } satisfies Record<AuthKeyProblem, string>,
  keySameVersion: (other: string) =>
    `hat dieselbe Nummer wie ${other}; der neue Schlüssel braucht eine eigene, z. B. „v2.“`,
  misspelt: (name: string) => `ist keine Einstellung; ist ${name} gemeint?`,
  keyRepeated: (other: string) => `ist gleich ${other}; jeder Schlüssel muss ein eigener sein`,
} as const;

/** What shows when a setting is used. */
export const PROOF_TEXTS = {
  sealKey:
    "AUTH_SEAL_KEY öffnet nicht, was diese Datenbank versiegelt hat; bitte den Schlüssel dieser Installation setzen (nach einem Wechsel zusätzlich AUTH_SEAL_KEY_OLD)",
  files: (place: string, reason: string) =>
    `${place}: Dateien lassen sich nicht schreiben und lesen (${reason})`,
  filesDiffer: "gelesen wurde etwas anderes, als geschrieben war",
  clock: (seconds: number) =>
    `Die Uhr dieses Rechners geht gegenüber der Datenbank um ${Math.abs(seconds)} s ${seconds > 0 ? "vor" : "nach"}; Codes und Fristen würden falsch beurteilt`,
} as const;

/** What may be right and is worth a look. */
export const HINT_TEXTS = {
  noProxy:
    "TRUST_PROXY ist nicht gesetzt: Hinter einem Proxy gelten dann alle Besucher als einer und teilen sich die Anfragegrenzen",
  unknownName: (setting: string, host: string) =>
    `${setting}: Der Name ${host} lässt sich von hier aus nicht auflösen`,
} as const;

export const portTaken = (setting: string, port: number) =>
  `Port ${port} ist bereits belegt. Bitte ${setting} anders setzen oder das andere Programm beenden.`;

export const SUMMARY_TEXTS = {
  address: "Adresse",
  mode: "Betriebsart",
  database: "Datenbank",
  embedded: (dataDir: string) => `eingebettet in ${dataDir}`,
  postgres: (address: string, poolSize: number) => `${address} (bis ${poolSize} Verbindungen)`,
  replica: "Kopie zum Lesen",
  files: "Dateien",
  filesOnDisk: (dataDir: string) => `in ${dataDir}`,
  filesInBucket: (bucket: string, host: string) => `im Bucket ${bucket} bei ${host}`,
  scanner: "Virenprüfung",
  demo: "Demodaten",
  mail: "E-Mail",
  mailKept: "wird aufbewahrt, nicht versendet",
  mailSent: (server: string, from: string) => `über ${server} als ${from}`,
  keys: "Schlüssel",
  keysFromEnvironment: "aus der Umgebung",
  keysGenerated: (dataDir: string) => `erzeugt in ${dataDir}`,
  adminFactor: "Zweiter Faktor als Pflicht der Verwaltung",
  google: "Anmeldung mit Google",
  passwordRange: "Abgleich mit durchgesickerten Passwörtern",
  passwordRangeAt: (host: string) => `${host}, eigene Liste immer`,
  passwordRangeOff: "eigene Liste",
  sms: "Codes per SMS",
  cards: "Kartenzahlung",
  cardsStripe: (mode: "test" | "live") => (mode === "test" ? "Stripe (Test)" : "Stripe"),
  cardsDemo: "Testseite ohne Geld",
  places: "Ortsdaten",
  placesEmbedded: "eingebettete Tabelle",
  placesFrom: (service: string) => `${service}, eingebettete Tabelle als Ersatz`,
  routed: "Entfernungen über die Straße",
  assistant: "Assistent",
  assistantEmbedded: "eingebaut",
  assistantModel: (model: string) => `${model}, eingebaute Antworten als Ersatz`,
  proxy: "Vertraute Proxys",
  metrics: "Metriken",
  rateLimits: "Anfragegrenzen",
  logLevel: "Protokoll",
  on: "an",
  off: "aus",
  none: "keine",
} as const;
