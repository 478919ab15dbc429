import { readFile, writeFile } from "node:fs/promises";
import { ICON_NAMES, type IconName } from "#ui/icon/icon-names.ts";
import { mergeShapes } from "../build/merge-shapes.ts";

/**
 * Draws the one SVG sprite from the list in app/ui/icon/icon-names.ts.
 * Run by hand after changing the list: `node scripts/assets/make-icons.ts`. The result is committed.
 */
const SOURCES = new URL("../../node_modules/lucide-static/icons/", import.meta.url);
const SPRITE = new URL("../../app/assets/icons.svg", import.meta.url);

/** The icon family has no brand marks and no filled star. */
const OWN_ICONS: Partial<Record<IconName, string>> = {
  // The ü of our name, looking at you.
  assistant:
    '<g stroke="none"><g fill="#ffb41f"><circle cx="7.9" cy="5.6" r="2.6"/><circle cx="16.1" cy="5.6" r="2.6"/></g><path fill="currentColor" d="M4.1 10.9v3.4a7.9 7.9 0 0 0 15.8 0v-3.4h-4.4v3.4a3.5 3.5 0 0 1-7 0v-3.4z"/></g>',
  "star-filled":
    '<path fill="currentColor" stroke="none" d="m12 1.8 3.1 6.5 7.1.9-5.2 4.9 1.3 7.1-6.3-3.5-6.3 3.5L7 14.1 1.8 9.2l7.1-.9z"/>',
  linkedin:
    '<rect width="18" height="18" x="3" y="3" rx="4"/><path d="M7.5 11v5.5M7.5 7.5v.01M11.5 16.5V11M11.5 13.5a2.5 2.5 0 0 1 5 0v3"/>',
  instagram:
    '<rect width="18" height="18" x="3" y="3" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M16.8 7.2v.01"/>',
  google:
    '<g stroke="none"><path fill="#4285f4" d="M22.5 12.2c0-.7-.1-1.4-.2-2.100H12v4h5.900a5 5 0 0 1-2.200 3.300v2.700h3.500c2.100-1.900 3.300-4.700 3.300-7.900z"/><path fill="#34a853" d="M12 23c3 0 5.500-1 7.300-2.700l-3.500-2.700c-1 .7-2.300 1-3.800 1-2.900 0-5.300-1.900-6.200-4.500H2.200v2.800A11 11 0 0 0 12 23z"/><path fill="#fbbc05" d="M5.800 14.100a6.600 6.600 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.800z"/><path fill="#ea4335" d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.100-3.100A11 11 0 0 0 2.200 7.100l3.600 2.800C6.700 7.300 9.100 5.400 12 5.400z"/></g>',
};

const symbols = await Promise.all(
  ICON_NAMES.map(async (name) => {
    const shapes = OWN_ICONS[name] ?? (await lucideShapes(name));
    return `<symbol id="${name}" viewBox="0 0 24 24">${mergeShapes(shapes)}</symbol>`;
  }),
);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
await writeFile(SPRITE, sprite);
console.log(`${ICON_NAMES.length} icons, ${sprite.length} bytes`);

/** Stroke, width and caps come from the stylesheet, so only the shapes are taken. */
async function lucideShapes(name: IconName): Promise<string> {
  const source = await readFile(new URL(`${name}.svg`, SOURCES), "utf8");
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (shapes === undefined) throw new Error(`No shapes in ${name}.svg`);
  return shapes.replaceAll(/\s*\n\s*/g, "").replaceAll(" />", "/>");
}
