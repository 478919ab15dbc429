import type { GarmentColour, Gel, HairColour, SkinTint } from "#data/seed/cast-looks.ts";

export const INK = "#141A2B";
export const NIGHT = "#0E1322";
export const DUSK = "#2A3350";
export const IRON = "#3A4157";
export const PAPER = "#FFFDF8";
export const AMBER = "#FFB41F";
export const PETROL = "#1D6F6A";

/** The colours of a curtain: cloth and folds in the half-light, the same in the spot, and its ring. */
export type CurtainColours = {
  cloth: string;
  fold: string;
  lit: string;
  litFold: string;
  ring: string;
};

export const GELS: Record<Gel, CurtainColours> = {
  amber: {
    cloth: "#EDB95C",
    fold: "#E3AB49",
    lit: "#FCE3AE",
    litFold: "#F8D998",
    ring: "#F5CB7D",
  },
  apricot: {
    cloth: "#E8A98B",
    fold: "#DD9A7A",
    lit: "#FADBCB",
    litFold: "#F5CFBB",
    ring: "#F0C0A8",
  },
  sage: {
    cloth: "#93BCAC",
    fold: "#84AF9E",
    lit: "#D6E8DF",
    litFold: "#C9E0D5",
    ring: "#B3D1C5",
  },
  dove: {
    cloth: "#98AED1",
    fold: "#88A0C6",
    lit: "#D9E3F3",
    litFold: "#CCD9EE",
    ring: "#B7C8E3",
  },
};

const NIGHT_CLOTH = { cloth: "#1B2237", fold: "#161C2F" };

/** The dark house: only the spot shows the colour of its gel. */
export function nightCurtain(gel: Gel): CurtainColours {
  const { lit, litFold, cloth } = GELS[gel];
  return { ...NIGHT_CLOTH, lit, litFold, ring: cloth };
}

export const GARMENTS: Record<GarmentColour, string> = {
  paper: PAPER,
  ink: "#232B42",
  petrol: PETROL,
  amber: AMBER,
  sky: "#B7C8E3",
};

// The deepest tint still keeps more than 3:1 to the ink line, so that every feature stays readable.
export const SKINS: Record<SkinTint, string> = {
  paper: PAPER,
  shell: "#FBE6D4",
  sand: "#F0CDA8",
  honey: "#DCA878",
  hazel: "#BC8156",
  umber: "#9A6442",
};

/** Ink hair is one flat shape with its own line; every other colour needs an outline. */
export const HAIR: Record<HairColour, { fill: string; beard: string }> = {
  ink: { fill: INK, beard: INK },
  silver: { fill: "#C7C9D2", beard: "#8C90A0" },
  brown: { fill: "#6B4733", beard: "#6B4733" },
  copper: { fill: "#C4683C", beard: "#C4683C" },
  blond: { fill: "#EBC26B", beard: "#C79A45" },
  petrol: { fill: PETROL, beard: PETROL },
};
