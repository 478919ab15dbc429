import { mailLink, md } from "#domain/content/markdown-template.ts";
import type { LegalFacts } from "./legal-facts.server.ts";

export function barrierefreiheit({ supportMail, company: c, publicUrl }: LegalFacts): string {
  return md`
## Unser Ziel

Alle sollen auf der Wortbühne Speaker finden, vergleichen und buchen können, mit Tastatur, Sprachausgabe, Vergrößerung oder ohne Skripte. Diese Erklärung gilt für ${publicUrl}. Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und nach der Norm EN 301 549, auf die das Barrierefreiheitsstärkungsgesetz (BFSG) verweist.

## Stand der Vereinbarkeit

Die Website ist nach unserer eigenen Prüfung mit den Anforderungen weitgehend vereinbar. Wir prüfen mit automatischen Werkzeugen in hellem und dunklem Design, mit der Tastatur und bei 400 Prozent Vergrößerung.

- Alle Funktionen lassen sich mit der Tastatur bedienen. Der Fokus ist immer sichtbar.
- Kontraste erfüllen mindestens das Verhältnis 4,5 zu 1 für Text.
- Zustände sind nie allein durch Farbe erkennbar. Das gilt auch für den Kalender.
- Suche, Profile und Themen sind ohne Skripte lesbar.
- Bewegungen entfallen, wenn Ihr System das vorgibt.
- Rechnungen werden als gekennzeichnete PDF-Dokumente erzeugt.

## Bekannte Einschränkungen

- Videos auf Profilen stammen von den Speakern. Nicht alle haben Untertitel.
- Dateien, die andere in Nachrichten senden, können wir nicht auf Barrierefreiheit prüfen.
- Das Fenster für Zahlungen mit Karte und der Spieler für Videos stammen von anderen Anbietern.

## Barrieren melden

Ist Ihnen etwas aufgefallen? Schreiben Sie an ${mailLink(supportMail)} oder rufen Sie an: ${c.phone}. Nennen Sie bitte die Seite und was nicht funktioniert hat. Wir antworten innerhalb von zwei Wochen und helfen Ihnen bis dahin persönlich weiter, auch bei einer Buchung.

## Aufsicht

Sind Sie mit unserer Antwort nicht einverstanden, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen wenden. In Österreich ist das Sozialministeriumservice zuständig.
`;
}
