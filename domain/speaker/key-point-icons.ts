export const KEY_POINT_ICONS = [
  "Trophy",
  "Users",
  "Target",
  "Lightbulb",
  "Star",
  "Globe",
  "Award",
  "Clock",
  "CheckCircle",
  "TrendingUp",
  "Eye",
] as const;
export type KeyPointIcon = (typeof KEY_POINT_ICONS)[number];

const FALLBACK: KeyPointIcon = "Star";

/** Imported profiles may name icons we do not have; the key point still shows. */
export function keyPointIcon(name: string | null): KeyPointIcon {
  return KEY_POINT_ICONS.find((icon) => icon === name) ?? FALLBACK;
}
