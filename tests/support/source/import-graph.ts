import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const root = new URL("../../..", import.meta.url).pathname;
export const textOf = (path: string) => readFileSync(join(root, path), "utf8");

type Manifest = { readonly imports: Readonly<Record<string, string>> };
/** `#domain/` is `domain/`: every alias of package.json names a folder. */
const ALIASES = Object.entries((JSON.parse(textOf("package.json")) as Manifest).imports).map(
  ([alias, folder]) => ({
    alias: alias.replace(/\*$/, ""),
    folder: folder.replace(/^\.\/|\*$/g, ""),
  }),
);

/** The file a specifier means, from the folder of the repository. */
export function targetOf(specifier: string, file: string): string {
  const alias = ALIASES.find((one) => specifier.startsWith(one.alias));
  if (!alias) return join(dirname(file), specifier);
  return join(alias.folder, specifier.slice(alias.alias.length));
}
