import { cast } from "#data/seed/cast.ts";
import { blogCovers, coverFile, galleryOf, pictureFile } from "#data/seed/pictures.ts";
import { COVER, covers, ENSEMBLE, ensemble, SHARE, shareCard } from "./posters.ts";
import { HERO, hero, PORTRAIT, portrait, SCENE, scenes } from "./scenes.ts";
import type { Size } from "./stage.ts";

type PlannedPicture = { file: string; size: Size; draw: () => string };

/** Every picture of the demo with its file name, its size and the way to draw it. */
export function picturePlan(wordmarkSvg: string): PlannedPicture[] {
  return [
    ...cast.flatMap(picturesOf),
    ...blogCovers.map((cover) => ({ file: coverFile(cover), size: COVER, draw: covers[cover] })),
    { file: "ensemble.webp", size: ENSEMBLE, draw: ensemble },
    { file: "share.png", size: SHARE, draw: () => shareCard(wordmarkSvg) },
  ];
}

function picturesOf(member: (typeof cast)[number], index: number): PlannedPicture[] {
  const { slug } = member;
  const gallery = galleryOf(index).map((scene) => ({
    file: pictureFile(slug, scene),
    size: SCENE,
    draw: () => scenes[scene](member, index),
  }));
  return [
    { file: pictureFile(slug, "portrait"), size: PORTRAIT, draw: () => portrait(member, index) },
    { file: pictureFile(slug, "hero"), size: HERO, draw: () => hero(member, index) },
    ...gallery,
  ];
}
