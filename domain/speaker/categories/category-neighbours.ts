import type { CategoryName } from "./categories.ts";

/** Where else to look when a category has few speakers, the nearest first. */
export const CATEGORY_NEIGHBOURS: Record<CategoryName, readonly CategoryName[]> = {
  leadership: ["business", "wellness", "entrepreneurship"],
  technology: ["innovation", "business", "sustainability"],
  business: ["leadership", "entrepreneurship", "finance"],
  marketing: ["business", "innovation", "entrepreneurship"],
  innovation: ["technology", "entrepreneurship", "business"],
  sustainability: ["business", "innovation", "technology"],
  wellness: ["leadership", "other", "business"],
  entrepreneurship: ["business", "innovation", "finance"],
  finance: ["business", "entrepreneurship", "technology"],
  other: ["leadership", "innovation", "wellness"],
};
