import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

export type FontWeight = "regular" | "bold";

const FILES: Record<FontWeight, string> = {
  regular: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
  bold: "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf",
};

let fonts: Record<FontWeight, Font> | undefined;

/** Parsed once for all documents: reading the tables takes ten times as long as setting a page. */
export function documentFonts(): Record<FontWeight, Font> {
  fonts ??= { regular: load("regular"), bold: load("bold") };
  return fonts;
}

function load(weight: FontWeight): Font {
  return create(readFileSync(createRequire(import.meta.url).resolve(FILES[weight])));
}
