import { isVirtualLocation } from "#domain/booking/place/place-text.ts";
import type { PriceBasis } from "#domain/pricing/price-basis.ts";

/** „Stuttgart“ for „70173 Stuttgart“ and for „Stuttgart, Baden-Württemberg, Deutschland“, as one says it. */
function townOf(place: string): string {
  const parts = place.split(", ");
  const isSuggested = parts.length === 3 && !/\d/.test(place);
  return ((isSuggested && parts[0]) || place).replace(/^\d+ (?=\D+$)/, "");
}

export const EVENT_TEXTS = {
  venue: "Ort der Veranstaltung",
  venueField: "Stadt oder Postleitzahl des Events",
  venueHint: "Mit Termin und Ort zeigt jede Karte den Gesamtpreis aus Honorar, Reise und MwSt.",
  online: "Online",
  changeVenue: "Anderer Ort",
  length: "Länge",
  minutes: (minutes: number) => `${minutes} Minuten`,
  chip: (venue: string) => `Event in ${townOf(venue)}`,
  onlineChip: "Online-Event",

  total: "gesamt",
  totalNet: "gesamt netto",
  totalOn: (day: string, venue: string) =>
    isVirtualLocation(venue) ? `gesamt am ${day}, online` : `gesamt am ${day} in ${townOf(venue)}`,
  parts: (fee: string, travel: string | null, hasVat: boolean) =>
    [`Honorar ${fee}`, ...(travel ? [`Reise ${travel}`] : []), ...(hasVat ? ["MwSt."] : [])].join(
      ", ",
    ),
  talk: (name: string, minutes: number) => `${name}, ${minutes} Minuten`,
  travelFrom: (city: string | null) => (city === null ? "Reise" : `Reise ab ${city}`),
  vat: (percent: number) => `${String(percent).replace(".", ",")} % MwSt.`,
  sum: "Gesamtpreis",
  missing: {
    price: "Den Preis nennt der Speaker im Angebot.",
    origin: "Zzgl. Reise: Der Startort fehlt im Profil.",
  },
  notInLength: (minutes: number) => `Bietet ${minutes} Minuten nicht an: andere Länge wählen.`,

  /** „Keynote, 40 Minuten, in Stuttgart. Reise und MwSt. sind enthalten.“ */
  event: (talk: string, label: string | null) =>
    label === null ? `${talk}, online.` : `${talk}, in ${townOf(label)}.`,
  included: {
    gross: "Reise und MwSt. sind enthalten.",
    net: "Reise ist enthalten, zzgl. MwSt.",
  } satisfies Record<PriceBasis, string>,
  untaxed: "Reise ist enthalten.",
  nameVenue: "Ort nennen, Gesamtpreis sehen",
  nameDay: "Termin wählen, Gesamtpreis sehen",
  meanwhile: "Bis der Ort feststeht, stehen hier Startpreise ohne Reise.",
} as const;
