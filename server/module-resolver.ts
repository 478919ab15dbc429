import { type ResolveFnOutput, type ResolveHookSync, registerHooks } from "node:module";

export function registerModuleResolver(): void {
  registerHooks({ resolve: createModuleResolver() });
}

/**
 * For every import Node looks for the nearest package.json anew and parses its whole table of exports,
 * which in one of our packages has 179 kB: with some 1,700 modules that was 40 % of a start. What
 * cannot differ is therefore kept: files of one folder with one ending have one format, and a
 * package is the same package for all our files, or for all files of one folder inside a package.
 */
export function createModuleResolver(): ResolveHookSync {
  const formats = new Map<string, string>();
  const packages = new Map<string, ResolveFnOutput>();
  return (specifier, context, nextResolve) => {
    const { parentURL, conditions } = context;
    if (!parentURL || !conditions.includes("import")) return nextResolve(specifier, context);
    const isRelative = specifier.startsWith("./") || specifier.startsWith("../");
    const url = isRelative ? new URL(specifier, parentURL).href : "";
    const format = formats.get(kindOf(url));
    if (format) return { url, format, shortCircuit: true };
    const packageKey = ownerOf(parentURL) + specifier;
    const known = isRelative ? undefined : packages.get(packageKey);
    if (known) return known;
    const resolved = nextResolve(specifier, context);
    if (resolved.format) formats.set(kindOf(resolved.url), resolved.format);
    if (!isRelative) packages.set(packageKey, { ...resolved, shortCircuit: true });
    return resolved;
  };
}

const folderOf = (url: string) => url.slice(0, url.lastIndexOf("/") + 1);

/** Folder and ending of a file. */
const kindOf = (url: string) => folderOf(url) + url.slice(url.lastIndexOf("."));

const ownerOf = (url: string) => (url.includes("/node_modules/") ? folderOf(url) : "");
