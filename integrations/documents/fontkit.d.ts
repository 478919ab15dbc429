/** The part of the font reader that we use; the package brings no types. */
declare module "fontkit" {
  export type Font = {
    readonly familyName: string;
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string, features: Readonly<Record<string, boolean>>): unknown;
  };
  export function create(bytes: Uint8Array): Font;
}
