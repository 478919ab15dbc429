import { mailLink, md } from "#domain/content/markdown-template.ts";
import type { LegalFacts } from "./legal-facts.server.ts";

export function widerrufsbelehrung(facts: LegalFacts): string {
  const { company: c, supportMail } = facts;
  return md`
## Für wen diese Belehrung gilt

Ein Widerrufsrecht haben nur Verbraucherinnen und Verbraucher. Das sind Menschen, die eine Buchung zu Zwecken abschließen, die überwiegend weder ihrer gewerblichen noch ihrer selbständigen beruflichen Tätigkeit zugerechnet werden können (§ 13 BGB). Unternehmen, Vereine und öffentliche Stellen buchen ohne Widerrufsrecht. Für sie gelten die Regeln zur Stornierung in den [Geschäftsbedingungen](/agb).

## Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${c.name}, ${c.street}, ${c.postal_code} ${c.city}, Telefon ${c.phone}, E-Mail ${mailLink(supportMail)}) mittels einer eindeutigen Erklärung, zum Beispiel eines mit der Post versandten Briefs oder einer E-Mail, über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Sie können dafür das Muster unten verwenden, müssen es aber nicht.
${withdrawalFunction(facts)}
Zur Wahrung der Frist genügt es, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.

## Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, erstatten wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem Ihr Widerruf bei uns eingegangen ist. Für die Rückzahlung verwenden wir dasselbe Zahlungsmittel wie bei der ursprünglichen Zahlung, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart. Entgelte berechnen wir Ihnen dafür nicht.

Haben Sie verlangt, dass die Dienstleistung während der Widerrufsfrist beginnen soll, zahlen Sie uns einen angemessenen Betrag. Er entspricht dem Anteil der Leistungen, die wir bis zu Ihrem Widerruf bereits erbracht haben, im Verhältnis zum gesamten vereinbarten Umfang.

## Wann das Recht erlischt oder nicht besteht

Das Widerrufsrecht erlischt, wenn der Auftritt vollständig stattgefunden hat, Sie der Ausführung vorher ausdrücklich zugestimmt und bestätigt haben, dass Sie damit Ihr Widerrufsrecht verlieren.

Bei Dienstleistungen im Zusammenhang mit Freizeitbetätigungen, für die ein bestimmter Termin vereinbart ist, kann das Widerrufsrecht nach § 312g Absatz 2 Nummer 9 BGB ausgeschlossen sein. Wir berufen uns darauf nur, wenn wir Sie vor der Buchung darauf hingewiesen haben.

## Muster für den Widerruf

Wenn Sie den Vertrag widerrufen wollen, können Sie diesen Text ausfüllen und an uns senden:

An ${c.name}, ${c.street}, ${c.postal_code} ${c.city}, ${supportMail}:

Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über folgende Dienstleistung.

- Buchungsnummer: …
- Gebucht am: …
- Name: …
- Anschrift: …
- Datum: …
- Unterschrift (nur bei Mitteilung auf Papier): …
`;
}

/** § 356a BGB: offered only where consumers can book. */
function withdrawalFunction({ hasWithdrawal, publicUrl }: LegalFacts): string {
  return hasWithdrawal
    ? `Sie können den Widerruf auch elektronisch über die Funktion Vertrag widerrufen unter ${publicUrl}/widerruf erklären. Dann übermitteln wir Ihnen unverzüglich eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit per E-Mail.`
    : "";
}
