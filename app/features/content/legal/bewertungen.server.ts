import { mailLink, md } from "#domain/content/markdown-template.ts";
import type { LegalFacts } from "./legal-facts.server.ts";

/** UWG § 5b Abs. 3. */
export function bewertungen({ supportMail }: LegalFacts): string {
  return md`
## Wer bewerten darf

Eine Bewertung kann nur abgeben, wer den Speaker über die Wortbühne gebucht hat und dessen Veranstaltung stattgefunden hat. Das prüft unser System bei jeder Bewertung: Sie gehört immer zu genau einer abgeschlossenen Buchung, und zu jeder Buchung gibt es höchstens eine.

## Was Referenzen sind

Auf Profilen stehen neben Bewertungen auch Referenzen. Diese Stimmen früherer Auftraggeber stellen die Speaker selbst bereit. Ob sie von Personen stammen, die den Speaker erlebt haben, können wir nicht in jedem Fall überprüfen.

## Wie wir veröffentlichen

- Gute und schlechte Bewertungen werden gleich behandelt. Wir veröffentlichen sie unverändert.
- Wir entfernen eine Bewertung nur, wenn sie gegen Gesetze oder unsere [Geschäftsbedingungen](/agb) verstößt. Der Grund wird gespeichert und der betroffenen Person mitgeteilt.
- Für Bewertungen zahlen wir nichts und gewähren keine Vorteile. Bewertungen zu kaufen oder zu fälschen, ist untersagt.
- Speaker können auf Bewertungen öffentlich antworten. Die Antwort steht unter der Bewertung.

## Wie der Durchschnitt entsteht

Der Durchschnitt ist das einfache Mittel aller veröffentlichten Bewertungen mit einem bis fünf Sternen, auf zwei Stellen gerundet. Was ein Profil an Bewertungen mitbringt, zählt mit demselben Gewicht. Die Anzahl auf einem Profil nennt Bewertungen und Referenzen zusammen. Der Durchschnitt fließt in die [Reihenfolge der Suche](/ranking) ein.

## Zweifel an einer Bewertung?

Nutzen Sie [Inhalt melden](/melden?art=review) oder schreiben Sie an ${mailLink(supportMail)}. Wir prüfen die Buchung, hören beide Seiten und entscheiden mit Begründung.
`;
}
