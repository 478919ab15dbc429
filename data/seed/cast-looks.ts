/** The colour filter of the stage light; neighbours in the speaker grid never share one. */
export type Gel = "amber" | "apricot" | "sage" | "dove";

export type GarmentColour = "paper" | "ink" | "petrol" | "amber" | "sky";

/** Six tints from light to deep. */
export type SkinTint = "paper" | "shell" | "sand" | "honey" | "hazel" | "umber";

/** Petrol is the colour of a headscarf. */
export type HairColour = "ink" | "silver" | "brown" | "copper" | "blond" | "petrol";

/** Numbers of the drawn parts in the notionists artwork (by Zoish, CC0 1.0). */
export type FigureParts = {
  hair: number;
  body: number;
  brows: number;
  lips: number;
  nose: number;
  beard?: number;
  glasses?: number;
};

export type CastLook = {
  light: { gel: Gel; spot: readonly [x: number, y: number] };
  colours: { garment: GarmentColour; skin: SkinTint; hair: HairColour };
  look: FigureParts;
};

/** How each demo speaker is drawn; parts are picked by hand, so that each looks friendly. */
export const castLooks = {
  "miriam-falkenau": {
    light: { gel: "amber", spot: [0.56, 0.4] },
    colours: { garment: "ink", skin: "paper", hair: "ink" },
    look: { hair: 2, body: 17, brows: 4, lips: 14, nose: 3 },
  },
  "jonas-ettlin": {
    light: { gel: "dove", spot: [0.46, 0.42] },
    colours: { garment: "paper", skin: "paper", hair: "ink" },
    look: { hair: 34, body: 16, brows: 7, lips: 3, nose: 4, glasses: 3 },
  },
  "ilse-brandtner": {
    light: { gel: "apricot", spot: [0.52, 0.4] },
    colours: { garment: "petrol", skin: "shell", hair: "silver" },
    look: { hair: 43, body: 21, brows: 5, lips: 22, nose: 9, glasses: 11 },
  },
  "deniz-karahan": {
    light: { gel: "sage", spot: [0.58, 0.42] },
    colours: { garment: "paper", skin: "sand", hair: "ink" },
    look: { hair: 16, body: 9, brows: 5, lips: 25, nose: 13, beard: 2 },
  },
  "katharina-vollmer": {
    light: { gel: "dove", spot: [0.54, 0.4] },
    colours: { garment: "amber", skin: "shell", hair: "ink" },
    look: { hair: 47, body: 16, brows: 5, lips: 14, nose: 5 },
  },
  "tobias-reinfeld": {
    light: { gel: "amber", spot: [0.48, 0.42] },
    colours: { garment: "paper", skin: "paper", hair: "ink" },
    look: { hair: 35, body: 20, brows: 7, lips: 3, nose: 6 },
  },
  "amara-lindner": {
    light: { gel: "sage", spot: [0.5, 0.38] },
    colours: { garment: "paper", skin: "hazel", hair: "ink" },
    look: { hair: 20, body: 13, brows: 5, lips: 14, nose: 2 },
  },
  "henrik-maas": {
    light: { gel: "apricot", spot: [0.55, 0.42] },
    colours: { garment: "paper", skin: "shell", hair: "ink" },
    look: { hair: 60, body: 19, brows: 7, lips: 3, nose: 10, beard: 12 },
  },
  "leyla-moradi": {
    light: { gel: "amber", spot: [0.47, 0.4] },
    colours: { garment: "petrol", skin: "honey", hair: "ink" },
    look: { hair: 23, body: 16, brows: 5, lips: 23, nose: 14, glasses: 8 },
  },
  "matteo-caduff": {
    light: { gel: "apricot", spot: [0.5, 0.4] },
    colours: { garment: "sky", skin: "sand", hair: "ink" },
    look: { hair: 22, body: 14, brows: 7, lips: 3, nose: 11 },
  },
  "sabine-thurnherr": {
    light: { gel: "sage", spot: [0.53, 0.4] },
    colours: { garment: "ink", skin: "shell", hair: "ink" },
    look: { hair: 48, body: 17, brows: 5, lips: 14, nose: 17 },
  },
  "walter-kienzl": {
    light: { gel: "dove", spot: [0.5, 0.4] },
    colours: { garment: "ink", skin: "paper", hair: "silver" },
    look: { hair: 13, body: 17, brows: 7, lips: 3, nose: 7, beard: 5, glasses: 3 },
  },
  "linh-nguyen-harms": {
    light: { gel: "sage", spot: [0.46, 0.4] },
    colours: { garment: "amber", skin: "shell", hair: "ink" },
    look: { hair: 41, body: 16, brows: 5, lips: 14, nose: 3 },
  },
  "kwabena-asante-rohde": {
    light: { gel: "amber", spot: [0.54, 0.42] },
    colours: { garment: "sky", skin: "umber", hair: "ink" },
    look: { hair: 60, body: 19, brows: 7, lips: 25, nose: 2, glasses: 11 },
  },
  "oksana-wasylkiw": {
    light: { gel: "apricot", spot: [0.49, 0.4] },
    colours: { garment: "petrol", skin: "paper", hair: "blond" },
    look: { hair: 36, body: 21, brows: 4, lips: 22, nose: 5 },
  },
  "anjali-raghunath": {
    light: { gel: "amber", spot: [0.52, 0.4] },
    colours: { garment: "paper", skin: "hazel", hair: "ink" },
    look: { hair: 39, body: 13, brows: 5, lips: 14, nose: 9 },
  },
  "luca-bertolazzi": {
    light: { gel: "apricot", spot: [0.57, 0.42] },
    colours: { garment: "petrol", skin: "sand", hair: "brown" },
    look: { hair: 18, body: 7, brows: 7, lips: 3, nose: 10, beard: 2 },
  },
  "agnieszka-wronkowska": {
    light: { gel: "sage", spot: [0.45, 0.4] },
    colours: { garment: "sky", skin: "paper", hair: "copper" },
    look: { hair: 8, body: 16, brows: 5, lips: 23, nose: 14, glasses: 8 },
  },
  "farid-al-hamdan": {
    light: { gel: "dove", spot: [0.53, 0.42] },
    colours: { garment: "petrol", skin: "honey", hair: "ink" },
    look: { hair: 5, body: 25, brows: 7, lips: 3, nose: 13, beard: 2 },
  },
  "hana-yoon-steiger": {
    light: { gel: "sage", spot: [0.55, 0.4] },
    colours: { garment: "ink", skin: "shell", hair: "ink" },
    look: { hair: 10, body: 17, brows: 4, lips: 14, nose: 17 },
  },
  "ante-grubisic": {
    light: { gel: "dove", spot: [0.47, 0.42] },
    colours: { garment: "paper", skin: "sand", hair: "brown" },
    look: { hair: 27, body: 20, brows: 7, lips: 25, nose: 6 },
  },
  "eleni-stavrakidou": {
    light: { gel: "amber", spot: [0.5, 0.4] },
    colours: { garment: "petrol", skin: "sand", hair: "brown" },
    look: { hair: 37, body: 12, brows: 5, lips: 14, nose: 16 },
  },
  "urs-zumbrunnen": {
    light: { gel: "apricot", spot: [0.54, 0.42] },
    colours: { garment: "sky", skin: "paper", hair: "silver" },
    look: { hair: 55, body: 14, brows: 7, lips: 3, nose: 7, beard: 9, glasses: 3 },
  },
  "robin-hasselbrink": {
    light: { gel: "amber", spot: [0.46, 0.4] },
    colours: { garment: "paper", skin: "shell", hair: "copper" },
    look: { hair: 58, body: 10, brows: 5, lips: 22, nose: 4 },
  },
  "aylin-oezbayrak": {
    light: { gel: "sage", spot: [0.52, 0.4] },
    colours: { garment: "amber", skin: "sand", hair: "brown" },
    look: { hair: 28, body: 17, brows: 5, lips: 23, nose: 5 },
  },
  "georg-hinterlechner": {
    light: { gel: "dove", spot: [0.49, 0.42] },
    colours: { garment: "paper", skin: "paper", hair: "blond" },
    look: { hair: 15, body: 19, brows: 7, lips: 3, nose: 18, beard: 6 },
  },
  "reza-tavakolian": {
    light: { gel: "sage", spot: [0.57, 0.42] },
    colours: { garment: "sky", skin: "honey", hair: "ink" },
    look: { hair: 1, body: 9, brows: 5, lips: 25, nose: 12, beard: 11 },
  },
  "friederike-oltmanns": {
    light: { gel: "dove", spot: [0.53, 0.4] },
    colours: { garment: "amber", skin: "shell", hair: "blond" },
    look: { hair: 4, body: 25, brows: 4, lips: 14, nose: 3 },
  },
  "joel-mbarga": {
    light: { gel: "apricot", spot: [0.46, 0.42] },
    colours: { garment: "petrol", skin: "umber", hair: "ink" },
    look: { hair: 40, body: 7, brows: 7, lips: 3, nose: 11 },
  },
  "veronika-moosbrugger": {
    light: { gel: "amber", spot: [0.55, 0.4] },
    colours: { garment: "sky", skin: "paper", hair: "copper" },
    look: { hair: 29, body: 16, brows: 5, lips: 22, nose: 9, glasses: 11 },
  },
  "arjun-desikan": {
    light: { gel: "apricot", spot: [0.48, 0.42] },
    colours: { garment: "paper", skin: "hazel", hair: "ink" },
    look: { hair: 54, body: 19, brows: 7, lips: 3, nose: 6, beard: 3, glasses: 3 },
  },
  "celine-vuilleret": {
    light: { gel: "amber", spot: [0.51, 0.4] },
    colours: { garment: "ink", skin: "shell", hair: "brown" },
    look: { hair: 57, body: 17, brows: 4, lips: 14, nose: 17 },
  },
  "noor-haddadin": {
    light: { gel: "sage", spot: [0.54, 0.4] },
    colours: { garment: "paper", skin: "honey", hair: "petrol" },
    look: { hair: 62, body: 14, brows: 5, lips: 23, nose: 14 },
  },
  "bjarne-tiedgen": {
    light: { gel: "dove", spot: [0.47, 0.42] },
    colours: { garment: "petrol", skin: "shell", hair: "blond" },
    look: { hair: 6, body: 16, brows: 7, lips: 25, nose: 10, beard: 2 },
  },
  "tomasz-jagoda": {
    light: { gel: "sage", spot: [0.56, 0.42] },
    colours: { garment: "sky", skin: "paper", hair: "brown" },
    look: { hair: 31, body: 14, brows: 7, lips: 3, nose: 4, glasses: 8 },
  },
  "gudrun-eibensteiner": {
    light: { gel: "apricot", spot: [0.5, 0.4] },
    colours: { garment: "amber", skin: "paper", hair: "silver" },
    look: { hair: 30, body: 12, brows: 5, lips: 22, nose: 16, glasses: 11 },
  },
  "danylo-bereznyak": {
    light: { gel: "amber", spot: [0.45, 0.42] },
    colours: { garment: "paper", skin: "shell", hair: "brown" },
    look: { hair: 38, body: 25, brows: 7, lips: 3, nose: 5 },
  },
  "kim-aregger": {
    light: { gel: "apricot", spot: [0.53, 0.4] },
    colours: { garment: "petrol", skin: "sand", hair: "blond" },
    look: { hair: 52, body: 10, brows: 5, lips: 14, nose: 3 },
  },
  "abena-mensah-vogt": {
    light: { gel: "dove", spot: [0.49, 0.4] },
    colours: { garment: "amber", skin: "umber", hair: "ink" },
    look: { hair: 33, body: 13, brows: 5, lips: 14, nose: 2 },
  },
  "konrad-uhlenbrock": {
    light: { gel: "sage", spot: [0.52, 0.42] },
    colours: { garment: "paper", skin: "shell", hair: "silver" },
    look: { hair: 49, body: 20, brows: 7, lips: 3, nose: 7, beard: 2, glasses: 3 },
  },
  "valeria-quintero-behn": {
    light: { gel: "dove", spot: [0.55, 0.4] },
    colours: { garment: "petrol", skin: "hazel", hair: "brown" },
    look: { hair: 11, body: 16, brows: 5, lips: 23, nose: 5 },
  },
  "jannik-sollinger": {
    light: { gel: "sage", spot: [0.47, 0.42] },
    colours: { garment: "amber", skin: "paper", hair: "brown" },
    look: { hair: 53, body: 7, brows: 7, lips: 3, nose: 13 },
  },
} as const satisfies Record<string, CastLook>;
