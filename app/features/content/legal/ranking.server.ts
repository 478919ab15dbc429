import { md } from "#domain/content/markdown-template.ts";
import { formatUpToTwoDecimals } from "#domain/format/decimals.ts";
import { TOP_SPEAKER_RULE } from "#domain/speaker/rating/top-speaker.ts";
import type { LegalFacts } from "./legal-facts.server.ts";

/** UWG § 5b Abs. 2 and Regulation (EU) 2019/1150, Article 5: the numbers are those the search uses. */
export function ranking({ weights: W }: Pick<LegalFacts, "weights">): string {
  return md`
## Ohne Zutun: nach Relevanz

Wenn Sie nichts anderes wählen, ordnen wir die Speaker nach Relevanz. Jedes Profil erhält Punkte. Wer mehr Punkte hat, steht weiter oben. Haben Sie ein Suchwort eingegeben, steht zuerst, wer es am besten trifft, und die Punkte entscheiden zwischen gleich guten Treffern. Diese Merkmale zählen:

| Merkmal | Punkte |
| --- | --- |
| Durchschnittliche Bewertung (0 bis 5) | Bewertung × ${formatUpToTwoDecimals(W.rating)} |
| Zahl der Buchungen | ${formatUpToTwoDecimals(W.bookings)} je ${W.bookingsPer} Buchungen |
| Jahre an Erfahrung | ${formatUpToTwoDecimals(W.years)} je ${W.yearsPer} Jahre |
| Verifiziertes Profil | ${formatUpToTwoDecimals(W.verified)} zusätzlich |
| Suchwort trifft Name, Thema oder Kategorie | ${formatUpToTwoDecimals(W.strongMatch)} zusätzlich |

Bei gleicher Punktzahl entscheidet eine feste, zufällig vergebene Kennung, damit die Reihenfolge stabil bleibt.

## Ihre eigene Wahl

Sie können die Liste jederzeit anders sortieren: nach Bewertung, Preis, Erfahrung, Zahl der Buchungen oder nach den neuesten Profilen. Profile ohne Preis stehen bei der Sortierung nach Preis am Ende.

## Filter und Suche

Filter und Suchwörter bestimmen, wer überhaupt in der Liste steht. Am besten trifft ein Suchwort als ganzes Wort, dann als Anfang eines Wortes oder durch ein Wort, das dasselbe meint (etwa KI und Künstliche Intelligenz), zuletzt als Teil eines Wortes. Dabei zählen Name und Themen mehr als die Kategorie, der Beruf und die Vorträge, diese mehr als der Profiltext und die Stichwörter der Kategorie. Tippfehler verzeiht die Suche, wenn sonst niemand das Wort verwendet; Umlaute findet sie in jeder Schreibweise. Bei Angabe eines Datums fallen Speaker weg, die an diesem Tag belegt sind.

## Keine bezahlten Plätze

Niemand kann einen besseren Platz kaufen. Anzeigen oder bezahlte Hervorhebungen gibt es nicht. Sollte sich das ändern, kennzeichnen wir sie unmittelbar am Profil. Auch die Höhe unseres Anteils am Honorar hat keinen Einfluss auf die Reihenfolge.

## Was die Zeichen bedeuten

- **Top Speaker:** mindestens ${formatUpToTwoDecimals(TOP_SPEAKER_RULE.rating)} Sterne im Durchschnitt und mindestens ${TOP_SPEAKER_RULE.events} erfolgreiche Veranstaltungen, oder eine Auszeichnung durch unser Team. Jede Auszeichnung halten wir mit Begründung, Datum und Namen fest; käuflich ist sie nicht, und auf die Reihenfolge wirkt sie nicht.
- **Verifiziert:** Wir haben Identität und Angaben des Profils geprüft.
- **Sofort buchbar:** Freie Tage lassen sich ohne Rückfrage verbindlich buchen.

## Empfehlungen

Auf der Startseite zeigen wir Speaker mit guter Bewertung und vielen Buchungen. Persönliche Empfehlungen beruhen auf Profilen, die Sie in diesem Browser angesehen haben. Diese Liste verlässt Ihr Gerät nicht.

## Künstliche Intelligenz

Die Reihenfolge berechnet eine feste Formel, keine künstliche Intelligenz. Antwortet ein KI-Assistent auf Ihre Fragen, ist er als solcher gekennzeichnet. Gezeichnete oder erzeugte Bilder der Demo sind erfunden und zeigen keine wirklichen Personen.
`;
}
