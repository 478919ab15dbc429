import { editDistance } from "#domain/search/similarity.ts";
import { CONFIG_FIELDS } from "./config-fields.ts";
import { CONFIG_TEXTS as T } from "./config-texts.ts";

/** Shorter names are too close to those of other programs. */
const SHORTEST = 6;
const MOST_SLIPS = 2;

/**
 * A setting that was given under nearly its name would be missed in silence. Names of other programs
 * lie around in every environment, so one is suspected only where the setting itself is missing.
 */
export function misspeltSettings(
  env: Record<string, string | undefined>,
): { setting: string; message: string }[] {
  const names = Object.keys(CONFIG_FIELDS).flatMap((name) => [name, `${name}_FILE`]);
  const missing = names.filter((name) => name.length >= SHORTEST && !env[name]);
  return Object.keys(env).flatMap((given) => {
    if (!env[given] || names.includes(given)) return [];
    const near = missing
      .map((name) => ({ name, slips: editDistance(given, name, MOST_SLIPS) }))
      .filter(({ slips }) => slips <= MOST_SLIPS)
      .sort((one, other) => one.slips - other.slips)[0];
    return near ? [{ setting: given, message: `${given} ${T.misspelt(near.name)}` }] : [];
  });
}
