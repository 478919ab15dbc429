import { type CastMember, type CastSlug, cast } from "#data/seed/cast.ts";
import type { Gel } from "#data/seed/cast-looks.ts";
import type { BlogCover } from "#data/seed/pictures.ts";
import { figure, rimLit, standing } from "./figure.ts";
import { AMBER, DUSK, GELS, INK, NIGHT, nightCurtain, PAPER } from "./palette.ts";
import {
  audience,
  beam,
  boards,
  cloth,
  cone,
  curtain,
  lamp,
  lectern,
  lightSpot,
  microphone,
  picture,
  truss,
} from "./stage.ts";

export const COVER = { width: 1600, height: 900 };
export const ENSEMBLE = { width: 1480, height: 1240 };
export const SHARE = { width: 1200, height: 630 };

/** Flat posters for the magazine. */
export const covers: Record<BlogCover, () => string> = {
  stage: emptyStage,
  microphone: microphoneInTheSpot,
  audience: fullHouse,
  light: fourGels,
};

function emptyStage(): string {
  const { width } = COVER;
  const night = nightCurtain("amber");
  const pool = { x: 940, y: 760 };
  return picture(
    COVER,
    cloth(COVER, night, 3),
    boards(COVER, 640, DUSK, INK),
    cone({ x: 620, y: 60 }, pool, 300, GELS.amber.lit, 0.22),
    `<ellipse cx="${pool.x}" cy="${pool.y}" rx="300" ry="62" fill="${AMBER}"/>`,
    `<ellipse cx="${pool.x}" cy="${pool.y}" rx="252" ry="46" fill="${GELS.amber.lit}"/>`,
    lectern({ x: pool.x, y: 420 }, 270, 340),
    wing(-20, 1),
    wing(width + 20, -1),
    truss(width, -14),
    lamp({ x: 610, y: 62 }, -24, GELS.amber.lit),
    lamp({ x: 1120, y: 62 }, 8),
  );
}

/** A tied-back side curtain, growing from the picture's edge towards the middle. */
function wing(edge: number, direction: 1 | -1): string {
  const at = (offset: number) => edge + direction * offset;
  const fold = (from: number, to: number, colour: string) =>
    `<path d="M${at(from)} 0H${at(to)}C${at(to * 0.96)} 320 ${at(to * 0.55)} 470 ${at(to * 0.42)} 540L${at(to * 0.46)} 900H${at(from * 0.46)}L${at(from * 0.42)} 540C${at(from * 0.55)} 470 ${at(from * 0.96)} 320 ${at(from)} 0z" fill="${colour}"/>`;
  const { cloth: base, fold: dark, ring } = GELS.apricot;
  const band = `<path d="M${at(0)} 520H${at(200)}v44H${at(0)}z" fill="${AMBER}"/>`;
  return `${fold(0, 440, base)}${fold(60, 130, dark)}${fold(200, 270, dark)}${fold(330, 370, ring)}${band}`;
}

function microphoneInTheSpot(): string {
  const spot = { x: 1010, y: 430, radius: 350 };
  return picture(
    COVER,
    curtain(COVER, GELS.sage, spot, 11),
    `<g transform="translate(${spot.x} 360) scale(2.5)">${microphone({ x: 0, y: 0 }, 320, INK, GELS.sage.lit)}</g>`,
  );
}

function fullHouse(): string {
  const spot = { x: 800, y: 330, radius: 265 };
  const ray = beam({ x: 250, y: -30 }, { ...spot, radius: 283 }, GELS.dove.lit, 0.14);
  return picture(
    COVER,
    curtain(COVER, nightCurtain("dove"), spot, 17, ray),
    microphone({ x: spot.x, y: 290 }, 330),
    audience(COVER, { y: 560, fill: "#43507A", seed: 2, scale: 0.62, gap: [spot.x, 70] }),
    audience(COVER, { y: 640, fill: DUSK, seed: 6, scale: 0.82 }),
    audience(COVER, { y: 770, fill: NIGHT, seed: 9, scale: 1.15 }),
  );
}

function fourGels(): string {
  const { width } = COVER;
  const lights: readonly [gel: Gel, lampX: number, poolX: number][] = [
    ["dove", 250, 560],
    ["apricot", 620, 330],
    ["amber", 980, 1270],
    ["sage", 1350, 1010],
  ];
  const cones = lights.map(([gel, x, pool]) =>
    cone({ x, y: 84 }, { x: pool, y: 740 }, 210, GELS[gel].lit, 0.24),
  );
  const pools = lights.map(
    ([gel, , x]) =>
      `<ellipse cx="${x}" cy="740" rx="210" ry="42" fill="${GELS[gel].cloth}" opacity=".92"/>`,
  );
  const lamps = lights.map(([gel, x, pool]) =>
    lamp({ x, y: 58 }, pool > x ? -24 : 24, GELS[gel].cloth),
  );
  return picture(
    COVER,
    cloth(COVER, nightCurtain("amber"), 8),
    boards(COVER, 650, "#1F2740", NIGHT),
    ...pools,
    ...cones,
    truss(width, -20),
    ...lamps,
  );
}

/** Three speakers for the home page; transparent, they stand on the stage's edge. */
export function ensemble(): string {
  return picture(
    ENSEMBLE,
    inTheLight("deniz-karahan", "dove", { x: 275, y: 840, radius: 250 }, 690, 60),
    inTheLight("amara-lindner", "apricot", { x: 1205, y: 825, radius: 250 }, 690, 1420),
    inTheLight("ilse-brandtner", "amber", { x: 740, y: 720, radius: 335 }, 840, 640),
  );
}

function inTheLight(
  slug: CastSlug,
  gel: Gel,
  spot: { x: number; y: number; radius: number },
  width: number,
  lampX: number,
): string {
  const { lit, litFold, cloth: base, fold } = GELS[gel];
  const colours = { cloth: base, fold, lit, litFold, ring: base };
  const ray = beam({ x: lampX, y: -40 }, { ...spot, radius: spot.radius * 1.06 }, lit, 0.15);
  const place = standing(spot.x, ENSEMBLE.height + 4, width);
  return `${ray}${lightSpot(ENSEMBLE, colours, spot, spot.x)}${rimLit(figure(castMember(slug)), place, lit)}`;
}

function castMember(slug: CastSlug): CastMember {
  const member = cast.find((candidate) => candidate.slug === slug);
  if (!member) throw new Error(`nobody in the cast is called ${slug}`);
  return member;
}

/** The card that other sites show for a link to us: the wordmark on the stage, in the light. */
export function shareCard(wordmarkSvg: string): string {
  const pool = { x: 965, y: 520 };
  const wordmark = wordmarkSvg.replace("<svg ", '<svg x="84" y="206" width="640" height="121" ');
  return picture(
    SHARE,
    cloth(SHARE, nightCurtain("amber"), 5),
    boards(SHARE, 440, "#1F2740", NIGHT),
    cone({ x: 760, y: 70 }, pool, 190, AMBER, 0.2),
    `<ellipse cx="${pool.x}" cy="${pool.y}" rx="190" ry="40" fill="${AMBER}"/>`,
    microphone({ x: pool.x, y: 250 }, 268, PAPER, INK),
    truss(SHARE.width, -24),
    lamp({ x: 750, y: 50 }, -22, AMBER),
    lamp({ x: 240, y: 44 }, 6),
    wordmark,
  );
}
