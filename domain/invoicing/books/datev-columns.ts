type Column = { readonly name: string; readonly isText: boolean };

const text = (...names: string[]): Column[] => names.map((name) => ({ name, isText: true }));
const value = (...names: string[]): Column[] => names.map((name) => ({ name, isText: false }));

/** „Art 1“, „Inhalt 1“, „Art 2“, … */
const pairs = (count: number, kind: string, content: string) =>
  Array.from({ length: count }, (_, at) =>
    text(`${kind} ${at + 1}`, `${content} ${at + 1}`),
  ).flat();

/** The 125 columns of a posting batch, version 13. Texts stand in quotes, also where they are empty. */
export const DATEV_COLUMNS: readonly Column[] = [
  ...value("Umsatz (ohne Soll/Haben-Kz)"),
  ...text("Soll/Haben-Kennzeichen", "WKZ Umsatz"),
  ...value("Kurs", "Basis-Umsatz"),
  ...text("WKZ Basis-Umsatz"),
  ...value("Konto", "Gegenkonto (ohne BU-Schlüssel)"),
  ...text("BU-Schlüssel"),
  ...value("Belegdatum"),
  ...text("Belegfeld 1", "Belegfeld 2"),
  ...value("Skonto"),
  ...text("Buchungstext"),
  ...value("Postensperre"),
  ...text("Diverse Adressnummer"),
  ...value("Geschäftspartnerbank", "Sachverhalt", "Zinssperre"),
  ...text("Beleglink"),
  ...pairs(8, "Beleginfo - Art", "Beleginfo - Inhalt"),
  ...text("KOST1 - Kostenstelle", "KOST2 - Kostenstelle"),
  ...value("Kost-Menge"),
  ...text("EU-Land u. UStID (Bestimmung)"),
  ...value("EU-Steuersatz (Bestimmung)"),
  ...text("Abw. Versteuerungsart"),
  ...value("Sachverhalt L+L", "Funktionsergänzung L+L", "BU 49 Hauptfunktionstyp"),
  ...value("BU 49 Hauptfunktionsnummer", "BU 49 Funktionsergänzung"),
  ...pairs(20, "Zusatzinformation - Art", "Zusatzinformation- Inhalt"),
  ...value("Stück", "Gewicht", "Zahlweise"),
  ...text("Forderungsart"),
  ...value("Veranlagungsjahr", "Zugeordnete Fälligkeit", "Skontotyp"),
  ...text("Auftragsnummer", "Buchungstyp"),
  ...value("USt-Schlüssel (Anzahlungen)"),
  ...text("EU-Land (Anzahlungen)"),
  ...value("Sachverhalt L+L (Anzahlungen)", "EU-Steuersatz (Anzahlungen)"),
  ...value("Erlöskonto (Anzahlungen)"),
  ...text("Herkunft-Kz", "Buchungs GUID"),
  ...value("KOST-Datum"),
  ...text("SEPA-Mandatsreferenz"),
  ...value("Skontosperre"),
  ...text("Gesellschaftername"),
  ...value("Beteiligtennummer"),
  ...text("Identifikationsnummer", "Zeichnernummer"),
  ...value("Postensperre bis"),
  ...text("Bezeichnung SoBil-Sachverhalt"),
  ...value("Kennzeichen SoBil-Buchung", "Festschreibung", "Leistungsdatum"),
  ...value("Datum Zuord. Steuerperiode", "Fälligkeit"),
  ...text("Generalumkehr (GU)"),
  ...value("Steuersatz"),
  ...text("Land", "Abrechnungsreferenz"),
  ...value("BVV-Position"),
  ...text("EU-Land u. UStID (Ursprung)"),
  ...value("EU-Steuersatz (Ursprung)", "Abw. Skontokonto"),
];
