import { mailLink, md } from "#domain/content/markdown-template.ts";
import type { LegalFacts } from "./legal-facts.server.ts";

export function datenschutz(facts: LegalFacts): string {
  return [responsible(facts), purposes(), recipients(), retention(facts), rights(facts)].join("\n");
}

function responsible({ company: c, supportMail }: LegalFacts): string {
  return md`
## Wer verantwortlich ist

Verantwortlich für die Verarbeitung Ihrer Daten ist ${c.name}, ${c.street}, ${c.postal_code} ${c.city}. Sie erreichen uns unter ${mailLink(supportMail)} und telefonisch unter ${c.phone}.

Diese Erklärung gilt für Besucherinnen und Besucher aus Deutschland, Österreich und der Schweiz. In der Schweiz gilt ergänzend das Bundesgesetz über den Datenschutz.

## Das Wichtigste in Kürze

- Sie können Speaker suchen, vergleichen und Profile lesen, ohne ein Konto anzulegen.
- Wir setzen keine Werbe-Cookies und geben keine Daten an Werbenetzwerke.
- Kontaktdaten von Speakern sehen nur Berechtigte, zum Beispiel nach einer bestätigten Buchung.
- Videos von YouTube laden erst, wenn Sie es ausdrücklich wünschen.
`;
}

function purposes(): string {
  return md`
## Welche Daten wir wofür verarbeiten

### Aufruf der Website

Beim Aufruf verarbeitet unser Server die Internetadresse Ihres Geräts, Zeitpunkt, aufgerufene Seite und Browserkennung. Das ist nötig, um die Seite auszuliefern und Angriffe abzuwehren. Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe f DSGVO. Unser Interesse liegt im sicheren Betrieb.

### Konto und Anmeldung

Für ein Konto verarbeiten wir Name, E-Mail-Adresse, ein verschlüsselt gespeichertes Passwort, Ihre Rolle und die Zeitpunkte Ihrer Anmeldungen. Wenn Sie einen zweiten Faktor einrichten, speichern wir dessen Angaben. Rechtsgrundlage ist der Nutzungsvertrag (Artikel 6 Absatz 1 Buchstabe b DSGVO). Zu Anmeldungen, Änderungen am Konto und abgewiesenen Zugriffen halten wir Zeitpunkt, IP-Adresse und Browser fest, um Missbrauch zu erkennen und abzuwehren (Artikel 6 Absatz 1 Buchstabe f DSGVO).

Melden Sie sich mit Google an, erhalten wir von Google Ihren Namen, Ihre E-Mail-Adresse und eine Kennung. Google erfährt, dass Sie sich bei uns anmelden. Das geschieht nur, wenn Sie diesen Weg wählen.

### Anfragen und Buchungen

Für Anfragen und Buchungen verarbeiten wir Angaben zur Veranstaltung, zur Kontaktperson und zur Rechnung. Wir geben sie an den gewählten Speaker weiter, soweit dieser sie für Angebot und Auftritt braucht. Rechtsgrundlage ist die Anbahnung und Erfüllung des Vertrags (Artikel 6 Absatz 1 Buchstabe b DSGVO). Rechnungen bewahren wir auf, weil das Gesetz es verlangt (Artikel 6 Absatz 1 Buchstabe c DSGVO).

Zu jeder Buchung halten wir fest, welche Fassung der Geschäftsbedingungen und der Widerrufsbelehrung Sie wann bestätigt haben.

### Nachrichten

Nachrichten zwischen Veranstaltern und Speakern speichern wir, damit beide Seiten sie lesen können. Mitarbeitende lesen sie nur, wenn eine Nachricht gemeldet wurde oder es zur Klärung eines Problems nötig ist. Jede Einsicht wird protokolliert.

### Speaker-Profile

Profile enthalten, was Speaker selbst angeben: Name, Werdegang, Themen, Honorare, Bilder und Wohnort. Sie sind öffentlich. Telefonnummer und E-Mail-Adresse sind es nicht. Haben wir ein Profil vorbereitet, laden wir die Person ein, es zu übernehmen. Wer keines möchte, sagt uns Bescheid; dann löschen wir es.

Wer über die Plattform bezahlt wird, gibt uns außerdem Steuerdaten: Name, Anschrift, Geburtsdatum oder Registernummer, steuerliche Nummern und, wenn gewünscht, ein Konto. Wir brauchen sie für Abrechnungen und sind verpflichtet, sie einmal im Jahr dem Bundeszentralamt für Steuern zu melden (Plattformen-Steuertransparenzgesetz, Artikel 6 Absatz 1 Buchstabe c DSGVO).

### Statistik

Wir zählen Profilaufrufe und Schritte bis zur Buchung. Ohne Ihre Einwilligung geschieht das ohne Kennung Ihres Geräts: Eine zufällige Nummer verbindet nur die Schritte eines einzigen Profilaufrufs, wird nicht in Ihrem Browser gespeichert und endet mit ihm. Eine Sitzungskennung verwenden wir nur, wenn Sie zustimmen (§ 25 Absatz 1 TDDDG, Artikel 6 Absatz 1 Buchstabe a DSGVO). Die Zustimmung können Sie jederzeit zurücknehmen.

### Speicher in Ihrem Browser

Im Speicher Ihres Browsers liegen Ihre Anmeldung, die Vergleichsliste, Ihr begonnenes Buchungsformular, Ihre letzten Suchen und die Wahl des hellen oder dunklen Designs. Das ist für Funktionen nötig, die Sie selbst nutzen (§ 25 Absatz 2 TDDDG). Ihren Standort fragen wir nur ab, wenn Sie nach Speakern in der Nähe suchen.

### Meldungen von Inhalten

Wenn Sie einen Inhalt melden, verarbeiten wir Ihren Namen, Ihre E-Mail-Adresse und Ihre Begründung, um den Hinweis zu prüfen und Ihnen zu antworten (Artikel 16 der Verordnung (EU) 2022/2065).

### Künstliche Intelligenz

Wenn auf der Wortbühne ein KI-Assistent antwortet, ist er als solcher gekennzeichnet, bevor Sie die erste Antwort lesen. Geben Sie dort bitte keine vertraulichen Angaben ein. Über Preise, Verfügbarkeit und die Annahme von Buchungen entscheidet keine KI. Automatisierte Entscheidungen mit rechtlicher Wirkung im Sinne von Artikel 22 DSGVO finden nicht statt.
`;
}

function recipients(): string {
  return md`
## Wer Daten erhält

Wir arbeiten mit Dienstleistern, die Daten nur nach unserer Weisung verarbeiten. Mit ihnen bestehen Verträge nach Artikel 28 DSGVO. Eingesetzt werden nur die Dienste, die der Betreiber eingerichtet hat.

| Empfänger | Zweck | Wann |
| --- | --- | --- |
| Rechenzentrum | Betrieb von Server, Datenbank und Dateien | immer |
| Versanddienst für E-Mail | Bestätigungen, Rechnungen, Hinweise | bei jeder E-Mail |
| Google (Anmeldung) | Anmeldung mit einem Google-Konto | nur auf Ihren Wunsch |
| Kartendienst | Vorschläge für Adressen, Entfernung zum Veranstaltungsort | bei der Eingabe eines Ortes, falls ein äußerer Dienst eingerichtet ist |
| Zahlungsdienst | Zahlung einer Rechnung mit Karte | nur auf Ihren Wunsch |
| Versanddienst für SMS | Code für die Anmeldung mit dem Telefon | nur auf Ihren Wunsch |
| Anbieter eines Sprachmodells | Antworten des KI-Assistenten; erkennbare Namen und Kontaktdaten entfernen wir vorher | wenn Sie ihm schreiben, falls ein äußerer Dienst eingerichtet ist |
| YouTube | Wiedergabe von Videos | nur nach Ihrer Zustimmung |
| Gebuchter Speaker | Angebot und Auftritt | bei Anfrage und Buchung |
| Steuerberatung und Behörden | gesetzliche Pflichten | soweit vorgeschrieben |

Werden Daten außerhalb der Europäischen Union verarbeitet, geschieht das nur auf Grundlage eines Angemessenheitsbeschlusses oder der Standardvertragsklauseln der Europäischen Kommission.
`;
}

/** As long as the settings say, by which the data is really deleted. */
function retention({ retention: kept }: LegalFacts): string {
  return md`
## Wie lange wir Daten speichern

| Daten | Dauer |
| --- | --- |
| Protokolle des Servers | 30 Tage |
| Anmeldungen, ihre Versuche und abgewiesene Zugriffe | ${kept.sign_in_log_days} Tage |
| Profilaufrufe | ${months(kept.profile_views_months)} |
| Schritte bis zur Buchung | ${months(kept.funnel_events_months)} |
| Gespräche mit dem KI-Assistenten | 90 Tage nach der letzten Nachricht |
| Anfragen ohne Buchung | 24 Monate |
| Meldungen des Zahlungsdienstes, ohne Namen und Karte | 90 Tage |
| Versendete E-Mails | ${kept.captured_mails_days} Tage, Schreiben zu einer abgerechneten Buchung so lange wie die Rechnung |
| Konto | bis zur Löschung durch Sie |
| Speaker-Profil | bis zur Löschung mit dem Konto oder durch uns, etwa auf Ihren Wunsch |
| Adresse eines gelöschten Profils, nur als Prüfwert | 2 Jahre |
| Nachrichten | bis zur Löschung des Kontos, danach ohne Namen |
| Rechnungen und Buchungsbelege | 8 Jahre, danach Löschung |
| Meldungen von Inhalten | 3 Jahre nach Abschluss |

Nach Ablauf löschen wir die Daten oder entfernen den Personenbezug.
`;
}

const months = (count: number) => (count === 1 ? "1 Monat" : `${count} Monate`);

function rights({ supportMail }: LegalFacts): string {
  return md`
## Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit Ihrer Daten (Artikel 15 bis 20 DSGVO). Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen.

**Widerspruch:** Stützen wir eine Verarbeitung auf unser berechtigtes Interesse, können Sie ihr aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben (Artikel 21 DSGVO).

Schreiben Sie dafür an ${mailLink(supportMail)}. Wir antworten spätestens innerhalb eines Monats.

Sie können sich außerdem bei einer Aufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort. In Österreich ist das die Datenschutzbehörde, in der Schweiz der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte.

## Müssen Sie Daten angeben?

Für das Lesen der Website nicht. Für ein Konto und eine Buchung brauchen wir die Angaben, die im Formular nicht als optional gekennzeichnet sind. Ohne sie kommt kein Vertrag zustande.

## Änderungen

Wir passen diese Erklärung an, wenn sich Funktionen oder Gesetze ändern. Oben auf der Seite steht, welche Fassung gilt.
`;
}
