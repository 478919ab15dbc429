import { mailLink, md } from "#domain/content/markdown-template.ts";
import type { Heads } from "#domain/invoicing/seller/legal-form.ts";
import { DEMO_PORTRAITS } from "../about/texts.ts";
import type { LegalFacts } from "./legal-facts.server.ts";

/** Who speaks for the operator; of a single person it is the person. */
const HEADS: Record<Heads, string> = {
  owner: "Inhaberin oder Inhaber",
  partners: "Vertreten durch",
  management: "Vertreten durch",
  board: "Vertreten durch den Vorstand",
};

/** A section about what the operator does not have is left out. */
function section(title: string, text: string): { readonly markdown: string } {
  return { markdown: text === "" ? "" : `## ${title}\n\n${text}\n\n` };
}

export function impressum({ company: c, heads, supportMail, isDemo }: LegalFacts): string {
  const vatId =
    c.vat_id === ""
      ? ""
      : md`Umsatzsteuer-Identifikationsnummer nach § 27a Umsatzsteuergesetz: ${c.vat_id}`;
  return md`
## Angaben nach § 5 DDG

${c.name}\
${c.street}\
${c.postal_code} ${c.city}\
Deutschland

## ${HEADS[heads]}

${c.managing_directors}

## Kontakt

Telefon: ${c.phone}\
E-Mail: ${mailLink(supportMail)}

Schriftliche Nachrichten beantworten wir an Werktagen in der Regel innerhalb eines Tages.

${section("Register", md`${c.register_entry}`)}${section("Umsatzsteuer", vatId)}## Redaktionell verantwortlich nach § 18 Abs. 2 MStV

${c.managing_directors}, Anschrift wie oben

## Kontaktstelle nach dem Gesetz über digitale Dienste

Behörden, die Europäische Kommission, das Europäische Gremium für digitale Dienste sowie Nutzerinnen und Nutzer erreichen uns über die oben genannte E-Mail-Adresse und Telefonnummer (Artikel 11 und 12 der Verordnung (EU) 2022/2065). Wir antworten auf Deutsch und Englisch.

Rechtswidrige Inhalte können Sie uns über das Formular [Inhalt melden](/melden) anzeigen. Sie brauchen dafür kein Konto.

## Streitbeilegung für Verbraucher

Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Sprechen Sie uns bei Beschwerden bitte direkt an. Wir suchen gemeinsam mit Ihnen nach einer Lösung.

## Hinweise für Österreich und die Schweiz

Die Angaben auf dieser Seite erfüllen zugleich § 5 ECG und die Offenlegung nach § 25 MedienG in Österreich sowie Artikel 3 Absatz 1 Buchstabe s UWG in der Schweiz. Gegenstand des Unternehmens ist der Betrieb eines Marktplatzes für Vorträge und Workshops. Das Magazin informiert über die Planung von Veranstaltungen.

## Urheberrecht und Bilder

Texte und Bilder auf dieser Website sind urheberrechtlich geschützt. Inhalte der Profile stammen von den jeweiligen Speakern.${isDemo ? ` ${DEMO_PORTRAITS}` : ""}
`;
}
