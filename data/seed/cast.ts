import {
  type CastLook,
  castLooks,
  type FigureParts,
  type GarmentColour,
  type Gel,
  type HairColour,
  type SkinTint,
} from "./cast-looks.ts";

export type CastMember = {
  slug: string;
  name: string;
  city: string;
  country: "DE" | "AT" | "CH";
  gender: "female" | "male" | "diverse";
  gel: Gel;
  /** Where the follow spot meets the curtain, as shares of width and height. */
  spot: readonly [x: number, y: number];
  garment: GarmentColour;
  skin: SkinTint;
  hair: HairColour;
  look: FigureParts;
};

type Person = readonly [
  slug: string,
  name: string,
  city: string,
  country: CastMember["country"],
  gender: CastMember["gender"],
];

// The order is the default order of the speaker grid. All persons are invented.
const people = [
  ["miriam-falkenau", "Dr. Miriam Falkenau", "München", "DE", "female"],
  ["jonas-ettlin", "Jonas Ettlin", "Zürich", "CH", "male"],
  ["ilse-brandtner", "Prof. Dr. Ilse Brandtner", "Wien", "AT", "female"],
  ["deniz-karahan", "Deniz Karahan", "Berlin", "DE", "male"],
  ["katharina-vollmer", "Katharina Vollmer", "Innsbruck", "AT", "female"],
  ["tobias-reinfeld", "Tobias Reinfeld", "Hamburg", "DE", "male"],
  ["amara-lindner", "Dr. Amara Lindner", "Freiburg", "DE", "female"],
  ["henrik-maas", "Henrik Maas", "Frankfurt am Main", "DE", "male"],
  ["leyla-moradi", "Leyla Moradi", "Köln", "DE", "female"],
  ["matteo-caduff", "Dr. med. Matteo Caduff", "Chur", "CH", "male"],
  ["sabine-thurnherr", "Sabine Thurnherr", "Bern", "CH", "female"],
  ["walter-kienzl", "Walter Kienzl", "Graz", "AT", "male"],
  ["linh-nguyen-harms", "Linh Nguyen-Harms", "Leipzig", "DE", "female"],
  ["kwabena-asante-rohde", "Kwabena Asante-Rohde", "Bremen", "DE", "male"],
  ["oksana-wasylkiw", "Oksana Wasylkiw", "Dresden", "DE", "female"],
  ["anjali-raghunath", "Dr. Anjali Raghunath", "Stuttgart", "DE", "female"],
  ["luca-bertolazzi", "Luca Bertolazzi", "Lugano", "CH", "male"],
  ["agnieszka-wronkowska", "Agnieszka Wronkowska", "Münster", "DE", "female"],
  ["farid-al-hamdan", "Farid Al-Hamdan", "Nürnberg", "DE", "male"],
  ["hana-yoon-steiger", "Hana Yoon-Steiger", "Basel", "CH", "female"],
  ["ante-grubisic", "Ante Grubišić", "Linz", "AT", "male"],
  ["eleni-stavrakidou", "Eleni Stavrakidou", "Düsseldorf", "DE", "female"],
  ["urs-zumbrunnen", "Urs Zumbrunnen", "Luzern", "CH", "male"],
  ["robin-hasselbrink", "Robin Hasselbrink", "Hannover", "DE", "diverse"],
  ["aylin-oezbayrak", "Aylin Özbayrak", "Essen", "DE", "female"],
  ["georg-hinterlechner", "Georg Hinterlechner", "Salzburg", "AT", "male"],
  ["reza-tavakolian", "Reza Tavakolian", "Wien", "AT", "male"],
  ["friederike-oltmanns", "Friederike Oltmanns", "Kiel", "DE", "female"],
  ["joel-mbarga", "Joël Mbarga", "Winterthur", "CH", "male"],
  ["veronika-moosbrugger", "Veronika Moosbrugger", "Bregenz", "AT", "female"],
  ["arjun-desikan", "Arjun Desikan", "Mannheim", "DE", "male"],
  ["celine-vuilleret", "Céline Vuilleret", "Biel", "CH", "female"],
  ["noor-haddadin", "Noor Haddadin", "Klagenfurt", "AT", "female"],
  ["bjarne-tiedgen", "Bjarne Tiedgen", "Rostock", "DE", "male"],
  ["tomasz-jagoda", "Tomasz Jagoda", "Dortmund", "DE", "male"],
  ["gudrun-eibensteiner", "Gudrun Eibensteiner", "St. Pölten", "AT", "female"],
  ["danylo-bereznyak", "Danylo Bereznyak", "Karlsruhe", "DE", "male"],
  ["kim-aregger", "Kim Aregger", "St. Gallen", "CH", "diverse"],
  ["abena-mensah-vogt", "Abena Mensah-Vogt", "Augsburg", "DE", "female"],
  ["konrad-uhlenbrock", "Prof. Dr. Konrad Uhlenbrock", "Göttingen", "DE", "male"],
  ["valeria-quintero-behn", "Valeria Quintero-Behn", "Mainz", "DE", "female"],
  ["jannik-sollinger", "Jannik Sollinger", "Erfurt", "DE", "male"],
] as const satisfies readonly Person[];

export type CastSlug = (typeof people)[number][0];

/** The invented demo speakers: who they are and how they are drawn. */
export const cast: readonly (CastMember & { slug: CastSlug })[] = people.map(
  ([slug, name, city, country, gender]) => {
    const { light, colours, look }: CastLook = castLooks[slug];
    return { slug, name, city, country, gender, ...light, ...colours, look };
  },
);
