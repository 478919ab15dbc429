import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import type { CastMember } from "#data/seed/cast.ts";
import { GARMENTS, HAIR, INK, PAPER, SKINS } from "./palette.ts";

export type Gesture = "waveLongArm" | "okLongArm" | "pointLongArm";

/** Where a figure stands: left edge, upper edge and width of its square drawing. */
export type Place = { x: number; y: number; width: number; mirrored?: boolean };

/** The artwork is drawn on a square of this size. */
const ARTBOARD = 1744;
/** The body's middle, as a share of the artboard. */
const FIGURE_AXIS = 0.487;

const LAYERS = [
  "face",
  "body",
  "hair",
  "lips",
  "beard",
  "nose",
  "eyes",
  "glasses",
  "brows",
  "gesture",
] as const;
type Layer = (typeof LAYERS)[number];

/** The drawing of one person in artboard coordinates, painted in our palette. */
export function figure(member: CastMember, gesture?: Gesture): string {
  return layersOf(rawDrawing(member, gesture))
    .map((group, index) => paint(LAYERS[index] ?? "gesture", group, member))
    .join("");
}

function rawDrawing({ look }: CastMember, gesture?: Gesture): string {
  const options = {
    seed: "wortbuehne",
    eyes: ["variant05"],
    hair: [variant(look.hair)],
    body: [variant(look.body)],
    brows: [variant(look.brows)],
    lips: [variant(look.lips)],
    nose: [variant(look.nose)],
    beard: [variant(look.beard ?? 1)],
    beardProbability: look.beard ? 100 : 0,
    glasses: [variant(look.glasses ?? 3)],
    glassesProbability: look.glasses ? 100 : 0,
    gesture: [gesture ?? "waveLongArm"],
    gestureProbability: gesture ? 100 : 0,
    bodyIconProbability: 0,
  };
  return createAvatar<Record<string, unknown>>(notionists, options).toString();
}

function variant(number: number): string {
  return `variant${String(number).padStart(2, "0")}`;
}

/** Splits the drawing into its sibling groups, one per part of the figure, from back to front. */
function layersOf(svg: string): string[] {
  const inner = svg
    .replace(/^[\s\S]*?<g mask="url\(#viewboxMask\)">/, "")
    .replace(/<\/g><\/svg>\s*$/, "");
  const groups: string[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of inner.matchAll(/<g\b[^>]*?(\/)?>|<\/g>/g)) {
    const isClosing = tag[0] === "</g>";
    if (isClosing) {
      depth -= 1;
      if (depth === 0) groups.push(inner.slice(start, tag.index + tag[0].length));
    } else if (tag[1] === undefined) {
      if (depth === 0) start = tag.index;
      depth += 1;
    }
  }
  return groups;
}

function paint(layer: Layer, group: string, member: CastMember): string {
  // The empty chest-icon group goes: its blend mode turns black outside an isolated group.
  const drawn = group.replace(
    /<mask id="bodyVariant[\s\S]*?<\/mask><g mask="[^"]*">[\s\S]*?<\/g><\/g>/,
    "",
  );
  const { line, surface } = colours(layer, member);
  const painted = drawn.replaceAll('"#000"', `"${line}"`).replaceAll('"#fff"', `"${surface}"`);
  if (layer === "face" && HAIR_WITH_GAPS.has(member.look.hair)) return painted + skull(surface);
  return layer === "hair" && line !== INK ? outlined(painted) : painted;
}

function colours(layer: Layer, member: CastMember): { line: string; surface: string } {
  if (layer === "face" || layer === "gesture") return { line: INK, surface: SKINS[member.skin] };
  if (layer === "body") return { line: INK, surface: GARMENTS[member.garment] };
  if (layer === "hair") return { line: HAIR[member.hair].fill, surface: PAPER };
  if (layer === "beard") return { line: HAIR[member.hair].beard, surface: PAPER };
  return { line: INK, surface: PAPER };
}

/** The drawn face ends at the brow; shaved temples and gaps between locks need skin above it. */
const HAIR_WITH_GAPS = new Set([20, 60]);

function skull(skin: string): string {
  return `<path d="M618 700C604 600 628 530 690 500H1074C1112 520 1122 560 1112 610L1080 700z" fill="${skin}"/>`;
}

function outlined(group: string): string {
  return group.replace(/^<g /, `<g stroke="${INK}" stroke-width="13" stroke-linejoin="round" `);
}

export function placed(drawing: string, place: Place): string {
  return `<g fill="none" transform="${transform(place)}">${drawing}</g>`;
}

/** The light of the spot around a person: the silhouette once more underneath, thick and bright. */
export function rimLit(drawing: string, place: Place, colour: string): string {
  const silhouette = drawing
    .replace(/ (stroke|stroke-width|fill)="[^"]*"/g, "")
    .replaceAll("<path ", `<path fill="${colour}" `);
  const stroke = `stroke="${colour}" stroke-width="40" stroke-linejoin="round"`;
  return `<g transform="${transform(place)}" ${stroke}>${silhouette}</g>${placed(drawing, place)}`;
}

function transform({ x, y, width, mirrored = false }: Place): string {
  const scale = width / ARTBOARD;
  return mirrored
    ? `translate(${x + width} ${y}) scale(${-scale} ${scale})`
    : `translate(${x} ${y}) scale(${scale})`;
}

/** A place whose body axis stands at `axis` and whose feet leave the picture at `bottom`. */
export function standing(axis: number, bottom: number, width: number, mirrored = false): Place {
  const share = mirrored ? 1 - FIGURE_AXIS : FIGURE_AXIS;
  return { x: axis - width * share, y: bottom - width, width, mirrored };
}
