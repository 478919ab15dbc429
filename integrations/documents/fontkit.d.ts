/** The part of the font reader that we use; the package brings no types. */
declare module "fontkit" {
  export type Font = {
    readonly familyName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
  };
  export function create(bytes: Uint8Array): Font;
}
