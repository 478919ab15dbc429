import type { CastSlug } from "./cast.ts";

export const galleryScenes = ["screen", "flip", "audience", "talk", "seat"] as const;
export type GalleryScene = (typeof galleryScenes)[number];

export const blogCovers = ["stage", "microphone", "audience", "light"] as const;
export type BlogCover = (typeof blogCovers)[number];

/** Names of the files under `data/seed/pictures/`. */
export function pictureFile(slug: CastSlug, kind: "portrait" | "hero" | GalleryScene): string {
  return `${slug}-${kind}.webp`;
}

export function coverFile(cover: BlogCover): string {
  return `cover-${cover}.webp`;
}

/**
 * The gallery of the speaker at `index` in the cast. The first one shows every scene; the others three
 * or four, each gallery beginning with another scene than the one before it.
 */
export function galleryOf(index: number): readonly GalleryScene[] {
  if (index === 0) return galleryScenes;
  const length = index % 2 === 0 ? 4 : 3;
  return Array.from({ length }, (_, step) => sceneAt(index + step * 2));
}

function sceneAt(position: number): GalleryScene {
  return galleryScenes[position % galleryScenes.length] ?? "talk";
}
