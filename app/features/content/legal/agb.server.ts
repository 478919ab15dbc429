import { stepUntil } from "#domain/booking/cancellation/cancellation-step-text.ts";
import { md } from "#domain/content/markdown-template.ts";
import { PAYMENT_TERM_DAYS } from "#domain/invoicing/payment-term.ts";
import type { LegalFacts } from "./legal-facts.server.ts";

export function agb(facts: LegalFacts): string {
  return [conclusion(facts), prices(facts), cancellation(facts), execution(), closing(facts)].join(
    "\n",
  );
}

function conclusion({ company: c }: LegalFacts): string {
  return md`
## 1. Geltung und Vertragspartner

1.1 Diese Bedingungen gelten für Anfragen und Buchungen über die Wortbühne. Anbieterin ist ${c.name}, ${c.street}, ${c.postal_code} ${c.city} (im Folgenden „wir“).

1.2 Kunde ist, wer über die Wortbühne einen Auftritt anfragt oder bucht. Das Angebot richtet sich an Unternehmen, Vereine, Verbände und öffentliche Stellen. Bucht ausnahmsweise eine Verbraucherin oder ein Verbraucher, gelten zusätzlich die gesetzlichen Verbraucherrechte und die [Widerrufsbelehrung](/widerrufsbelehrung).

1.3 Wir schließen den Vertrag über den Auftritt im eigenen Namen und stellen die Rechnung. Den Auftritt erbringt der gebuchte Speaker persönlich. Andere Bedingungen des Kunden gelten nur, wenn wir ihnen in Textform zustimmen.

## 2. Anfrage und Buchung

2.1 Die Darstellung eines Speakers ist noch kein bindendes Angebot.

2.2 Eine **Anfrage** ist unverbindlich. Der Speaker kann sie mit einem Angebot, einer Option oder einer Absage beantworten. Ein Vertrag entsteht, wenn der Kunde ein Angebot innerhalb der genannten Frist annimmt.

2.3 Bei einer **Direktbuchung** gibt der Kunde mit dem Knopf am Ende der Zusammenfassung ein bindendes Angebot ab. Der Vertrag kommt zustande, sobald die Buchung auf der Wortbühne als bestätigt angezeigt wird. Die Bestätigung senden wir zusätzlich per E-Mail.

2.4 Vor dem Absenden zeigt die Zusammenfassung alle Angaben. Fehler lassen sich mit „Zurück“ korrigieren. Vertragssprache ist Deutsch. Wir speichern den Vertragstext. Er ist im Konto des Kunden abrufbar.

2.5 Für Anfragen und Buchungen ist ein Konto nötig. Der Kunde hält seine Zugangsdaten geheim und seine Angaben aktuell.
`;
}

function prices({ deposit_percent: deposit }: LegalFacts): string {
  return md`
## 3. Preise, Reisekosten und Zahlung

3.1 Es gilt der Preis, den die Zusammenfassung der Buchung nennt. Honorare sind Nettobeträge. Umsatzsteuer kommt nach den gesetzlichen Regeln hinzu und ist gesondert ausgewiesen.

3.2 Reisekosten werden nach der Entfernung zum Veranstaltungsort berechnet und vor dem Absenden angezeigt, soweit der Ort bekannt ist. Bei Veranstaltungen im Netz entfallen sie.

3.3 ${deposit > 0 ? splitPayment(deposit) : WHOLE_PAYMENT} Bei Verzug gelten die gesetzlichen Zinsen.

3.4 Aufrechnen kann der Kunde nur mit unbestrittenen oder rechtskräftig festgestellten Forderungen oder mit Forderungen aus demselben Vertrag.
`;
}

const WHOLE_PAYMENT = `Die Rechnung senden wir per E-Mail. Sie ist innerhalb von ${PAYMENT_TERM_DAYS} Tagen ab Rechnungsdatum ohne Abzug zu zahlen.`;

function splitPayment(percent: number): string {
  return `Die Rechnungen senden wir per E-Mail. ${percent} % des Gesamtbetrags sind als Anzahlung innerhalb von ${PAYMENT_TERM_DAYS} Tagen ab Rechnungsdatum ohne Abzug zu zahlen, der Rest am Tag der Veranstaltung, frühestens aber ${PAYMENT_TERM_DAYS} Tage nach Rechnungsdatum.`;
}

function cancellation({ tiers }: LegalFacts): string {
  const rows = tiers.map(
    ({ min_days, percent }) =>
      md`| ${stepUntil(min_days)} | ${percent === 0 ? "kostenfrei" : `${percent} % des Honorars`} |`,
  );
  return `
## 4. Verlegung und Stornierung

4.1 Der Kunde kann eine bestätigte Buchung bis zum Beginn der Veranstaltung in seinem Konto stornieren. Je nach Zeitpunkt wird ein Teil des vereinbarten Nettohonorars fällig. Gezählt werden Kalendertage bis zum Tag der Veranstaltung:

| Stornierung | Betrag |
| --- | --- |
${rows.join("\n")}

4.2 Reisekosten, die nicht entstehen, berechnen wir nicht. Der Kunde kann nachweisen, dass uns ein geringerer oder gar kein Schaden entstanden ist. Dann schuldet er nur diesen.

4.3 Sagt der Speaker ab, zum Beispiel wegen Krankheit, zahlt der Kunde nichts. Bereits gezahlte Beträge erstatten wir. Auf Wunsch helfen wir bei der Suche nach Ersatz. Weitergehende Ansprüche richten sich nach Ziffer 7.

4.4 Kann eine Veranstaltung wegen höherer Gewalt nicht stattfinden, werden beide Seiten von ihrer Leistung frei. Vorrang hat der Versuch, einen Ersatztermin oder eine Durchführung im Netz zu vereinbaren.
`;
}

function execution(): string {
  return md`
## 5. Durchführung

5.1 Inhalt und Gestaltung des Auftritts bestimmt der Speaker im Rahmen des vereinbarten Themas. Ein bestimmter Erfolg ist nicht geschuldet.

5.2 Der Kunde sorgt für einen geeigneten Raum, Licht, Ton und Projektion, nennt Ansprechpersonen und gibt die nötigen Informationen rechtzeitig weiter. Anmeldungen, Genehmigungen und Abgaben der Veranstaltung, etwa an Verwertungsgesellschaften, trägt der Kunde.

5.3 Ton- und Bildaufnahmen sowie ihre Verbreitung brauchen die vorherige Zustimmung des Speakers in Textform. Unterlagen dürfen nur für die Teilnehmenden genutzt werden.

5.4 Der Kunde verpflichtet sich, über die Wortbühne angebahnte Auftritte innerhalb von zwölf Monaten nach der ersten Anfrage nicht an der Wortbühne vorbei zu vereinbaren. Bestehende Geschäftsbeziehungen bleiben unberührt.

## 6. Verhalten auf der Wortbühne, Inhalte und Meldungen

6.1 Nachrichten, Bewertungen und andere Inhalte müssen wahr sein und dürfen keine Rechte Dritter verletzen. Unerwünschte Werbung, Beleidigungen und das Umgehen von Schutzmaßnahmen sind untersagt.

6.2 Inhalte können über [Inhalt melden](/melden) angezeigt werden. Wir prüfen jede Meldung sorgfältig und entscheiden ohne Ansehen der Person. Entfernen oder beschränken wir einen Inhalt oder ein Konto, nennen wir der betroffenen Person die Gründe und die Möglichkeit, sich zu beschweren.

6.3 Wie Bewertungen geprüft werden, steht unter [Echtheit der Bewertungen](/bewertungen), wie Suchergebnisse geordnet sind, unter [So entsteht die Reihenfolge](/ranking).
`;
}

function closing({ company: c }: LegalFacts): string {
  return md`
## 7. Haftung

7.1 Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben.

7.2 Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten, also solcher, deren Erfüllung den Vertrag erst möglich macht und auf die der Kunde vertrauen darf. Die Haftung ist dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt.

7.3 Angaben in Profilen stammen von den Speakern. Wir prüfen sie bei der Aufnahme, machen sie uns aber nicht zu eigen. Unsere Pflichten nach dem Gesetz über digitale Dienste bleiben unberührt.

## 8. Datenschutz

Wie wir personenbezogene Daten verarbeiten, steht in der [Datenschutzerklärung](/datenschutz).

## 9. Änderungen dieser Bedingungen

Für eine Buchung gilt die Fassung, die der Kunde bei ihr bestätigt hat. Für künftige Buchungen können wir die Bedingungen ändern. Die jeweils gültige Fassung steht auf dieser Seite.

## 10. Schlussbestimmungen

10.1 Es gilt deutsches Recht ohne das UN-Kaufrecht. Gegenüber Verbraucherinnen und Verbrauchern gilt diese Wahl nur, soweit ihnen dadurch nicht der Schutz zwingender Vorschriften ihres Aufenthaltsstaates entzogen wird.

10.2 Ist der Kunde Kaufmann oder juristische Person des öffentlichen Rechts, ist Gerichtsstand ${c.city}.

10.3 Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).

10.4 Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.
`;
}
