import type { FontWeight } from "./document-fonts.ts";

/** The light colours of the brand: paper is never dark. */
export const INK = {
  text: "#141A2B",
  muted: "#626980",
  line: "#DBD3C2",
  amber: "#F59E0B",
  spot: "#FFF6E2",
  paper: "#FFFFFF",
} as const;

export type TextStyle = {
  readonly size: number;
  readonly weight?: FontWeight;
  readonly colour?: string;
  readonly align?: "left" | "right";
  /** Days and numbers: between figures of one width no full stop gets lost. */
  readonly hasFigures?: boolean;
};
