/** What stands in titles, cards and structured data; nothing of it is on the page itself. */
export const SEO_TEXTS = {
  site: "Wortbühne",
  longTitle: (name: string, jobTitle: string | null) =>
    jobTitle ? `${name}, ${jobTitle} | Wortbühne` : `${name} | Wortbühne`,
  shortTitleSuffix: "Keynote Speaker",
  keywords: ["Keynote Speaker", "Speaker buchen"],
  sharePicture: (name: string) => `Porträt von ${name}`,
  service: (name: string) => `Vorträge und Keynotes von ${name}`,
  serviceType: "Keynote und Vortrag",
  offer: (label: string, minutes: number) => `${label}, ${minutes} Minuten`,
  demo: "Beispielprofil der Demo, frei erfunden",
  fallbackDescription: (name: string) =>
    `${name} als Speaker buchen: Themen, Honorar und freie Termine auf einen Blick.`,
} as const;

export const ENGLISH_SEO_TEXTS = {
  service: (name: string) => `Talks and keynotes by ${name}`,
  serviceType: "Keynote speech",
  offer: (label: string, minutes: number) => `${label}, ${minutes} minutes`,
  demo: "Sample profile of the demo, invented",
  longTitle: (name: string, jobTitle: string | null) =>
    jobTitle ? `${name}, ${jobTitle} | Keynote speaker` : `${name} | Keynote speaker`,
  shortTitleSuffix: "English Keynote Speaker",
  description: (name: string, city: string | null) =>
    `Book ${name}${city ? ` from ${city}` : ""} as a keynote speaker in English: talks, fees and languages at a glance. Binding dates on the German booking page.`,
} as const;
