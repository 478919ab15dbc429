import { type CastMember, cast } from "#data/seed/cast.ts";
import type { Gel } from "#data/seed/cast-looks.ts";
import type { GalleryScene } from "#data/seed/pictures.ts";
import { figure, type Gesture, placed, rimLit, standing } from "./figure.ts";
import { DUSK, GELS, INK, NIGHT, nightCurtain, PAPER } from "./palette.ts";
import { flipchart, glass, mug, projection, tableMicrophone } from "./props.ts";
import {
  audience,
  beam,
  cloth,
  curtain,
  lamp,
  lectern,
  microphone,
  picture,
  truss,
} from "./stage.ts";

export const PORTRAIT = { width: 960, height: 1200 };
export const HERO = { width: 1600, height: 1000 };
export const SCENE = { width: 1200, height: 900 };

const GEL_ORDER = ["amber", "apricot", "sage", "dove"] as const satisfies Gel[];
const GESTURES = ["waveLongArm", "okLongArm", "pointLongArm"] as const satisfies Gesture[];

/** Figure, curtain and follow spot; no gestures in the upright format. */
export function portrait(member: CastMember, index: number): string {
  const { width, height } = PORTRAIT;
  const spot = { x: width * member.spot[0], y: height * member.spot[1], radius: 400 };
  return picture(
    PORTRAIT,
    curtain(PORTRAIT, GELS[member.gel], spot, index + 1),
    placed(figure(member), standing(width / 2, height + 2, 1240)),
  );
}

/** Seen from the third row; the left 38 % stay free for type. */
export function hero(member: CastMember, index: number): string {
  const { width, height } = HERO;
  const spot = { x: width * 0.68, y: 450, radius: 385 };
  const light = GELS[member.gel].lit;
  const source = { x: width * 0.2, y: 64 };
  const ray = beam({ x: source.x + 20, y: 90 }, { ...spot, radius: 412 }, light, 0.13);
  return picture(
    HERO,
    curtain(HERO, nightCurtain(member.gel), spot, index + 21, ray),
    truss(width, -14),
    lamp(source, -66, light),
    lamp({ x: width * 0.4, y: 60 }, -10),
    lamp({ x: width * 0.95, y: 60 }, 12),
    rimLit(figure(member), standing(spot.x, height + 30, 1000), light),
    audience(HERO, { y: 872, fill: NIGHT, seed: index + 3 }),
  );
}

/** Gels, sides and props step on with the index, so that neighbours never show the same picture. */
export const scenes: Record<GalleryScene, (member: CastMember, index: number) => string> = {
  screen: besideTheScreen,
  flip: atTheFlipchart,
  audience: fromTheLastRow,
  talk: closeUp,
  seat: onThePanel,
};

function besideTheScreen(member: CastMember, index: number): string {
  const { height } = SCENE;
  const mirrored = index % 4 > 1;
  const gel = pick(GEL_ORDER, index + 3);
  const place = mirrored
    ? { x: 10, y: height - 758, width: 760, mirrored }
    : { x: 430, y: height - 758, width: 760 };
  return picture(
    SCENE,
    cloth(SCENE, GELS[gel], index + 5),
    projection(mirrored ? 540 : 60, GELS[gel].cloth, index),
    placed(figure(member, index % 3 === 1 ? "okLongArm" : "pointLongArm"), place),
  );
}

function atTheFlipchart(member: CastMember, index: number): string {
  const { width, height } = SCENE;
  const mirrored = index % 2 === 1;
  const wall = GELS[pick(GEL_ORDER, index + 2)];
  const x = mirrored ? width + 60 - 820 : -60;
  return picture(
    SCENE,
    `<rect width="${width}" height="${height}" fill="${wall.lit}"/>`,
    `<rect y="650" width="${width}" height="250" fill="${wall.cloth}"/>`,
    `<rect y="650" width="${width}" height="6" fill="${wall.fold}"/>`,
    flipchart(mirrored ? 70 : 740, index),
    placed(figure(member, pick(GESTURES, index)), { x, y: height - 818, width: 820, mirrored }),
  );
}

function fromTheLastRow(member: CastMember, index: number): string {
  const { width } = SCENE;
  const axis = pick([600, 470, 730], index);
  const lampX = index % 2 === 0 ? axis - 280 : axis + 280;
  const lean = index % 2 === 0 ? -40 : 40;
  const light = GELS[member.gel].lit;
  const spot = { x: axis, y: 400, radius: 250 };
  const ray = beam({ x: lampX + 10, y: 60 }, { ...spot, radius: 266 }, light, 0.12);
  const mirrored = index % 4 === 3;
  const inFront =
    index % 3 === 1
      ? microphone({ x: axis + (mirrored ? -105 : 105), y: 620 }, 240)
      : lectern({ x: axis, y: 606 }, 210, 260);
  return picture(
    SCENE,
    curtain(SCENE, nightCurtain(member.gel), spot, index + 40, ray),
    truss(width, -20),
    lamp({ x: lampX, y: 48 }, lean, light),
    lamp({ x: axis + 40, y: 40 }, 0),
    lamp({ x: 2 * axis - lampX + 60, y: 40 }, -12),
    rimLit(figure(member), standing(axis, 800, 520, mirrored), light),
    `<rect y="764" width="${width}" height="136" fill="${DUSK}"/>`,
    inFront,
    audience(SCENE, { y: 690, fill: DUSK, seed: index + 5, scale: 0.8, gap: [axis, 150] }),
    audience(SCENE, { y: 800, fill: NIGHT, seed: index + 9, gap: [axis, 70] }),
  );
}

function closeUp(member: CastMember, index: number): string {
  const { height } = SCENE;
  const mirrored = index % 2 === 1;
  const colours = GELS[pick(GEL_ORDER, index + 1)];
  const spot = { x: mirrored ? 560 : 600, y: 420, radius: pick([380, 340, 410], index) };
  const place = standing(mirrored ? 660 : 546, height + 30, pick([1060, 980], index), mirrored);
  return picture(
    SCENE,
    curtain(SCENE, colours, spot, index + 60),
    placed(figure(member, pick(GESTURES, Math.floor(index / 2))), place),
  );
}

function onThePanel(member: CastMember, index: number): string {
  const { width } = SCENE;
  const isLeft = index % 2 === 0;
  const partner = pick(cast, index * 5 + 7);
  const [left, right] = isLeft ? [member, partner] : [partner, member];
  const drinks = pick([glass, mug, tableMicrophone], index);
  const spot = { x: pick([600, 480, 720], index), y: 400, radius: 400 };
  return picture(
    SCENE,
    curtain(SCENE, GELS[pick(GEL_ORDER, index)], spot, index + 7),
    placed(figure(left), { x: -30, y: 42, width: 760 }),
    placed(figure(right), { x: 470, y: 42, width: 760, mirrored: true }),
    `<rect y="770" width="${width}" height="130" fill="${INK}"/>`,
    `<rect y="770" width="${width}" height="10" fill="${DUSK}"/>`,
    drinks(500, PAPER),
    drinks(700, PAPER),
  );
}

function pick<T>(options: readonly T[], index: number): T {
  const option = options[index % options.length];
  if (option === undefined) throw new RangeError("nothing to pick from");
  return option;
}
