/** The part of the font reader that we use; the package brings no types. */
declare module "fontkit" {
  export type Glyph = { readonly codePoints: readonly number[] };
  export type GlyphRun = { glyphs: readonly Glyph[] };
  export type Font = {
    readonly familyName: string;
    /** With the one for missing characters. */
    readonly numGlyphs: number;
    readonly ascent: number;
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    /** Replaceable: the PDF library asks the font it was given. */
    layout: (text: string, features: Readonly<Record<string, boolean>>) => GlyphRun;
  };
  export function create(bytes: Uint8Array): Font;
}
