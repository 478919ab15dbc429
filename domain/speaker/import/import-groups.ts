/** Every fee of a profile, each for its own length; whole euros in the file. */
export const FEE_FIELDS = [
  fee("fee_20", "Honorar 20 Minuten", ["20", "20min", "20minuten", "20minutes", "impuls"]),
  fee("fee_40", "Honorar 40 Minuten", ["40", "40min", "40minuten", "40minutes"]),
  fee("fee_60", "Honorar 60 Minuten", ["60", "60min", "60minuten", "60minutes"]),
  fee("fee_workshop_half_day", "Honorar Workshop halber Tag", [
    "workshophalbertag",
    "workshophalbtags",
    "halbtagesworkshop",
    "workshophalfday",
    "halfdayworkshop",
  ]),
  fee("fee_workshop_full_day", "Honorar Workshop ganzer Tag", [
    "workshopganzertag",
    "workshopganztags",
    "tagesworkshop",
    "workshopfullday",
    "fulldayworkshop",
  ]),
  fee("fee_qa_15min_cents", "Honorar Fragerunde 15 Minuten", [
    "fragerunde15",
    "qa15",
    "qa15min",
    "qa15minuten",
    "qa15minutes",
  ]),
  fee("fee_qa_30min_cents", "Honorar Fragerunde 30 Minuten", [
    "fragerunde30",
    "qa30",
    "qa30min",
    "qa30minuten",
    "qa30minutes",
  ]),
] as const;

/** „Honorar 20“, „fee_20“, „Preis 20 Min.“ and, where it is unmistakable, the word alone. */
function fee<const Name extends string>(name: Name, label: string, words: readonly string[]) {
  const named = words.flatMap((word) =>
    ["honorar", "fee", "preis", "price"].map((one) => one + word),
  );
  const alone = words.filter((word) => !/^\d/.test(word));
  return { name, label, aliases: [...named, ...alone] };
}

/** So many talks and references fit beside each other in a table; more are added in the profile. */
export const IMPORT_PLACES = [1, 2, 3] as const;
export type ImportPlace = (typeof IMPORT_PLACES)[number];

const words = (names: readonly string[], place: ImportPlace, parts: readonly string[]): string[] =>
  names.flatMap((name) =>
    parts.flatMap((part) => [`${name}${place}${part}`, ...(place === 1 ? [`${name}${part}`] : [])]),
  );

const TALK = ["vortrag", "talk", "keynote"];
const REFERENCE = ["referenz", "testimonial", "kundenstimme", "review", "reference"];

const talkFields = IMPORT_PLACES.flatMap(
  (place) =>
    [
      {
        name: `talk_${place}_title`,
        label: `Vortrag ${place}: Titel`,
        aliases: words(TALK, place, ["", "titel", "title"]),
      },
      {
        name: `talk_${place}_description`,
        label: `Vortrag ${place}: Beschreibung`,
        aliases: words(TALK, place, ["beschreibung", "description", "text"]),
      },
      {
        name: `talk_${place}_durations`,
        label: `Vortrag ${place}: Längen in Minuten`,
        aliases: words(TALK, place, [
          "laengen",
          "laenge",
          "dauer",
          "minuten",
          "duration",
          "durations",
        ]),
      },
    ] as const,
);

const referenceFields = IMPORT_PLACES.flatMap(
  (place) =>
    [
      {
        name: `reference_${place}_text`,
        label: `Referenz ${place}: Text`,
        aliases: words(REFERENCE, place, ["", "text", "zitat", "quote"]),
      },
      {
        name: `reference_${place}_author`,
        label: `Referenz ${place}: Name`,
        aliases: words(REFERENCE, place, ["name", "autor", "person", "author"]),
      },
      {
        name: `reference_${place}_company`,
        label: `Referenz ${place}: Unternehmen`,
        aliases: words(REFERENCE, place, ["unternehmen", "firma", "company"]),
      },
      {
        name: `reference_${place}_rating`,
        label: `Referenz ${place}: Sterne (1 bis 5)`,
        aliases: words(REFERENCE, place, ["sterne", "bewertung", "rating", "stars"]),
      },
    ] as const,
);

/** What a profile has several of. */
export const LIST_FIELDS = [
  ...talkFields,
  {
    name: "videos",
    label: "Videos (Adressen)",
    aliases: ["videos", "video", "videourl", "videourls", "youtube"],
  },
  ...referenceFields,
  {
    name: "old_addresses",
    label: "Frühere Adressen",
    aliases: [
      "fruehereadressen",
      "altadressen",
      "alteadressen",
      "alteurl",
      "oldurl",
      "oldurls",
      "oldaddresses",
      "redirects",
    ],
  },
] as const;
