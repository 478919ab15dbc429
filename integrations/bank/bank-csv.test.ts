import { describe, expect, test } from "vitest";
import { readBankCsv } from "./bank-csv.ts";
import { withKeys } from "./entry-keys.ts";

const file = (...lines: readonly string[]) => lines.join("\r\n");
const plain = (...lines: readonly string[]) =>
  file("Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung", ...lines);
const GOOD = "10.03.2026;Müller;RE-2026-00001;5.950,00;EUR";

test("lines that are booked keep the keys they were booked with", () => {
  const entries = withKeys(readBankCsv(plain(GOOD, "11.03.26;Anna;RE-2026-2;99.9;EUR", GOOD)));
  expect(entries.map(({ key }) => key)).toEqual([
    "1c42628caa7eb35f8892d13c6c74e0d4fd202eb8eeb88f6f4934abda5ff4d18b",
    "94fe95fbdeca4d0471bf3e3ec49530f4f59aa8a84f2d920e382d39ad9ec762f6",
    "66a0be460d056d3f4e9dd27adf04d450310d511b457d56ff890163d53b757654",
  ]);
});

describe("what is not booked yet is left out", () => {
  test("by DKB's status", () => {
    const dkb = file(
      '"Girokonto";"DE02 1203 0000 0000 2020 51"',
      '"Zeitraum:";"01.03.2026 - 12.03.2026"',
      '"Kontostand vom 12.03.2026:";"7.140,00 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      '"12.03.26";"12.03.26";"Vorgemerkt";"Anna";"Wir";"RE-2026-00002";"Eingang";"DE1";"99,00";"";"";""',
      '"10.03.26";"10.03.26";"Gebucht";"Müller";"Wir";"RE-2026-00001";"Eingang";"DE2";"5.950,00 €";"";"";""',
      '"09.03.26";"09.03.26";"Gebucht";"Wir";"Strom";"Abschlag";"Ausgang";"DE3";"-120";"";"";""',
    );
    expect(readBankCsv(dkb)).toMatchObject([{ payer: "Müller", amount_cents: 595_000 }]);
  });

  test("by the note of a Sparkasse, also without a day", () => {
    const head =
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung";"Info"';
    const line = (day: string, payer: string, info: string) =>
      `"DE02";"${day}";"10.03.26";"GUTSCHR. UEBERWEISUNG";"RE-2026-00001";"";"${payer}";"5950,00";"EUR";"${info}"`;
    const sparkasse = file(
      head,
      line("11.03.26", "Anna", "Umsatz vorgemerkt"),
      line("", "Otto", "Umsatz vorgemerkt"),
      line("10.03.26", "Müller", "Umsatz gebucht"),
    );
    expect(readBankCsv(sparkasse)).toMatchObject([{ payer: "Müller", amount_cents: 595_000 }]);
  });

  test("by the open day of comdirect, which writes several tables below each other", () => {
    const comdirect = file(
      ";",
      '"Umsätze Girokonto";"Zeitraum: 30 Tage";',
      '"Neuer Kontostand";"7.140,00 EUR";',
      "",
      '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
      '"offen";"--";"Übertrag / Überweisung";"Auftraggeber: Anna Buchungstext: RE-2026-00002";"99,00";',
      '"10.03.2026";"10.03.2026";"Übertrag / Überweisung";"Auftraggeber: Müller Buchungstext: RE-2026-00001";"5.950,00";',
      '"Alter Kontostand";"1.190,00 EUR";',
      "",
      '"Umsätze Visa-Karte (Kreditkarte)";"Zeitraum: 30 Tage";',
      "",
      '"Buchungstag";"Umsatztag";"Vorgang";"Referenz";"Buchungstext";"Umsatz in EUR";',
      '"09.03.2026";"08.03.2026";"Visa-Umsatz";"R1";"BAHN";"-19,99";',
      '"Umsätze Tagesgeld";"Zeitraum: 30 Tage";',
      '"Keine Umsätze vorhanden.";',
    );
    expect(readBankCsv(comdirect)).toMatchObject([{ amount_cents: 595_000 }]);
  });
});

describe("credits and debits in columns of their own", () => {
  test("count, whatever Deutsche Bank writes beside them", () => {
    const deutsche = file(
      "Umsätze",
      "Konto;Filial-/Kontonummer;IBAN;Währung",
      "AktivKonto;414 0467241 00;DE02;EUR",
      "",
      "1.3.2026 - 12.3.2026",
      "Letzter Kontostand;;;;1.190,00;EUR",
      "Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.",
      "Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;Betrag;Anzahl der Schecks;Soll;Haben;Währung",
      "10.3.2026;10.3.2026;SEPA Gutschrift;Müller;RE-2026-00001;DE1;;;;5.950,00;EUR",
      "9.3.2026;9.3.2026;SEPA Gutschrift;Anna;RE-2026-00002;DE2;99,00;;;99,00;EUR",
      "8.3.2026;8.3.2026;SEPA Lastschrift;Strom;Abschlag;DE3;120,00;;120,00;;EUR",
      "7.3.2026;7.3.2026;SEPA Lastschrift;Wasser;Abschlag;DE4;;;-30,00;0,00;EUR",
      "Kontostand;12.3.2026;;;7.140,00;EUR",
    );
    expect(readBankCsv(deutsche)).toMatchObject([
      { booked_on: "2026-03-10", amount_cents: 595_000, purpose: "RE-2026-00001" },
      { booked_on: "2026-03-09", amount_cents: 9_900, purpose: "RE-2026-00002" },
    ]);
  });

  test("need no third column beside them", () => {
    const both = file(
      "Buchungsdatum;Verwendungszweck;Soll;Haben",
      "10.03.2026;RE-2026-00001;;5.950,00",
      "09.03.2026;Abschlag;120,00;",
      "Kontostand;;;5.830,00",
    );
    expect(readBankCsv(both)).toMatchObject([{ amount_cents: 595_000 }]);
  });

  test("are unreadable when both are filled", () => {
    const accounts = file("Datum;Buchungstext;Betrag;Soll;Haben", "10.03.2026;a;5,00;8400;1200");
    expect(() => readBankCsv(accounts)).toThrow();
  });

  test("may be a sign of their own", () => {
    const sides = file(
      "Buchungstag;Verwendungszweck;Umsatz;Soll/Haben",
      "10.03.2026;RE-2026-00001;5.950,00;H",
      "09.03.2026;Abschlag;120,00;S",
    );
    expect(readBankCsv(sides)).toMatchObject([{ amount_cents: 595_000 }]);
  });
});

describe("a line that cannot be read makes the file unreadable", () => {
  test.each([
    ["an English amount", "11.03.2026;Anna;x;5,950.00;EUR"],
    ["three decimals", "11.03.2026;Anna;x;5,950;EUR"],
    ["an amount in other money", "11.03.2026;Anna;x;99,00 USD;EUR"],
    ["words instead of an amount", "11.03.2026;Anna;x;unbekannt;EUR"],
    ["an English day", "10/03/2026;Anna;x;99,00;EUR"],
    ["a day with a month's name", "Mar 10, 2026;Anna;x;99,00;EUR"],
    ["a day that does not exist", "31.02.2026;Anna;x;99,00;EUR"],
    ["an English day and amount", "10/03/2026;Anna;x;5,950.00;EUR"],
    ["a quotation mark that never ends", '11.03.2026;"Anna;x;99,00;EUR'],
    ["other columns from here on", "Buchungstag;Stück;Bezeichnung;WKN;Kurs"],
  ])("with %s", (_name, line) => {
    expect(readBankCsv(plain(GOOD))).toHaveLength(1);
    expect(() => readBankCsv(plain(GOOD, line))).toThrow();
  });

  test("as do amounts that stand in columns unknown to us", () => {
    const unknown = (line: string) =>
      file("Buchungstag;Verwendungszweck;Betrag;Eingang;Ausgang", line);
    expect(() => readBankCsv(unknown("10.03.2026;RE-2026-00001;;5.950,00;"))).toThrow();
    expect(readBankCsv(unknown(""))).toEqual([]);
  });
});

describe("what stands around the lines does no harm", () => {
  test.each([
    ["a line of separators", ";;;;"],
    ["a sum without a day", ";;Saldo;1.000,00;EUR"],
    ["a sum instead of a day", "Summe;;;6.049,00;EUR"],
    ["a balance with its day", "Kontostand vom 12.03.2026;;;7.140,00;EUR"],
    ["the balance of a day, as DKB wrote it", "11.03.2026;;Tagessaldo;7.140,00;EUR"],
    ["the last balance, as VR banks wrote it", "11.03.2026;;Endsaldo;7.140,00;EUR"],
    ["a remark", "Alle Angaben ohne Gewähr; Stand heute; x; y; z"],
    ["a dated remark", "Erstellt am 12.03.2026"],
    ["a line of information without an amount", "11.03.2026;Bank;Neue AGB;;"],
    ["a debit with its sign behind it", "11.03.2026;Strom;Abschlag;120,00-;EUR"],
    ["a debit with a typographic sign", "11.03.2026;Strom;Abschlag;\u2212120,00;EUR"],
    ["nothing at all", ""],
  ])("with %s", (_name, line) => {
    expect(readBankCsv(plain(GOOD, line))).toMatchObject([{ amount_cents: 595_000 }]);
  });

  test("as with everything that ING writes above them", () => {
    const ing = file(
      "Umsatzanzeige;Datei erstellt am: 12.03.2026 10:15",
      "",
      "IBAN;DE02 5001 0517 0000 0000 00",
      "Kontoname;Girokonto",
      "Bank;ING",
      "Zeitraum;01.03.2026 - 12.03.2026",
      "Saldo;7.140,00;EUR",
      "",
      "Sortierung;Datum absteigend",
      "",
      "In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden.",
      "",
      "Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung",
      "10.03.2026;10.03.2026;Müller;Gutschrift;RE-2026-00001;7.140,00;EUR;5.950,00;EUR",
      "09.03.2026;09.03.2026;Strom;Lastschrift;Abschlag;1.190,00;EUR;-120,00;EUR",
    );
    expect(readBankCsv(ing)).toMatchObject([{ payer: "Müller", amount_cents: 595_000 }]);
  });

  test("nor do the points and commas of N26, Commerzbank and VR banks", () => {
    const n26 = file(
      '"Datum","Empfänger","Kontonummer","Transaktionstyp","Verwendungszweck","Betrag (EUR)","Betrag (Fremdwährung)"',
      '"2026-03-10","Müller","DE1","Gutschrift","RE-2026-00001","5950.0",""',
      '"2026-03-09","Strom","DE2","Lastschrift","","-120.00","-120.00"',
    );
    const commerzbank = file(
      "Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie",
      "10.03.2026;10.03.2026;Gutschrift;Müller RE-2026-00001 End-to-End-Ref.: NOTPROVIDED;5950,00;EUR;DE02;",
      "09.03.2026;09.03.2026;Zinsen/Entgelte;Abschluss;0,00;EUR;DE02;",
    );
    const volksbank = file(
      "Bezeichnung Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung",
      "Konto;10.03.2026;10.03.2026;Müller;Gutschrift;RE-2026-00001;5950;EUR;7140,00",
    );
    for (const text of [n26, commerzbank, volksbank]) {
      expect(readBankCsv(text)).toMatchObject([{ amount_cents: 595_000 }]);
    }
  });
});
