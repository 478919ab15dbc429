import { type KeyPointIcon, keyPointIcon } from "#domain/speaker/key-point-icons.ts";
import type { IconName } from "#ui/icon/icon-names.ts";

/** The specification's names and the ones of our sprite. */
const PICTURES: Record<KeyPointIcon, IconName> = {
  Trophy: "trophy",
  Users: "users",
  Target: "target",
  Lightbulb: "lightbulb",
  Star: "star",
  Globe: "globe",
  Award: "award",
  Clock: "clock",
  CheckCircle: "circle-check",
  TrendingUp: "trending-up",
  Eye: "eye",
};

export function keyPointPicture(name: string | null): IconName {
  return PICTURES[keyPointIcon(name)];
}
