import { SESSION_TEXTS as TEXTS } from "./texts.ts";

/** The first match counts: many browsers also name those they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Enough for people to recognise their own device; nothing is decided by it. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return TEXTS.unknownDevice;
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  if (!system) return browser ?? TEXTS.unknownDevice;
  return TEXTS.device(browser ?? TEXTS.unknownBrowser, system);
}

function firstMatch(table: typeof BROWSERS, userAgent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1];
}
