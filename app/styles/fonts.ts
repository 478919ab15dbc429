import display from "../assets/fonts/bricolage-grotesque-latin.woff2?url";
import text from "../assets/fonts/instrument-sans-latin.woff2?url";

/** Preloaded: every page shows both above the fold. The font of quotes and the further letters come when needed. */
export const DISPLAY_FONT: string = display;
export const TEXT_FONT: string = text;
