import { AMBER, type CurtainColours, DUSK, INK, IRON, PAPER } from "./palette.ts";

export type Size = { width: number; height: number };
export type Circle = { x: number; y: number; radius: number };
export type Point = { x: number; y: number };

export function picture({ width, height }: Size, ...content: string[]): string {
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content.join("")}</svg>`;
}

/** A small repeatable generator: the same seed always hangs the same curtain. */
function dice(seed: number): () => number {
  let state = (seed * 9301 + 49297) % 233280;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

export function folds({ width, height }: Size, colour: string, seed: number): string {
  const roll = dice(seed);
  const paths: string[] = [];
  let x = -40;
  for (let index = 0; x < width + 80; index += 1) {
    const w = 54 + roll() * 46;
    const sway = w * 0.16;
    const half = height / 2;
    if (index % 2 === 0)
      paths.push(
        `<path d="M${x} 0h${w}q${-sway} ${half} 0 ${height}h${-w}q${sway} ${-half} 0 ${-height}z" fill="${colour}"/>`,
      );
    x += w;
  }
  return paths.join("");
}

/** A curtain with the follow spot on it; `behind` is painted between cloth and spot. */
export function curtain(
  size: Size,
  colours: CurtainColours,
  spot: Circle,
  seed: number,
  behind = "",
): string {
  return `${cloth(size, colours, seed)}${behind}${lightSpot(size, colours, spot, seed)}`;
}

export function cloth(size: Size, colours: CurtainColours, seed: number): string {
  return `<rect width="${size.width}" height="${size.height}" fill="${colours.cloth}"/>${folds(size, colours.fold, seed)}`;
}

export function lightSpot(
  size: Size,
  colours: CurtainColours,
  { x, y, radius }: Circle,
  seed: number,
): string {
  const id = `spot-${seed}-${Math.round(x)}`;
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
    <circle cx="${x}" cy="${y}" r="${radius * 1.07}" fill="${colours.ring}"/>
    <g clip-path="url(#${id})"><rect width="${size.width}" height="${size.height}" fill="${colours.lit}"/>${folds(size, colours.litFold, seed)}</g>`;
}

/** The light's way from the lamp to the spot, along both tangents of the circle. */
export function beam(from: Point, to: Circle, colour: string, opacity: number): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = Math.atan2(to.y - from.y, to.x - from.x);
  const spread = Math.asin(to.radius / distance);
  const length = Math.sqrt(distance ** 2 - to.radius ** 2);
  const edge = (angle: number) =>
    `${from.x + Math.cos(angle) * length} ${from.y + Math.sin(angle) * length}`;
  return `<path d="M${from.x} ${from.y}L${edge(direction + spread)}L${edge(direction - spread)}z" fill="${colour}" opacity="${opacity}"/>`;
}

/** Light falling from above onto the floor, ending in a pool. */
export function cone(from: Point, pool: Point, radius: number, colour: string, opacity: number) {
  return `<path d="M${from.x - 34} ${from.y}L${pool.x - radius} ${pool.y}A${radius} ${radius * 0.2} 0 0 0 ${pool.x + radius} ${pool.y}L${from.x + 34} ${from.y}z" fill="${colour}" opacity="${opacity}"/>`;
}

export function lamp({ x, y }: Point, rotation: number, glass: string = IRON): string {
  return `<g transform="translate(${x} ${y}) rotate(${rotation})"><path d="M-4 -70h8v44h-8z" fill="${INK}" stroke="${IRON}" stroke-width="3"/><path d="M-34 -30h68l12 62h-92z" fill="${INK}" stroke="${IRON}" stroke-width="4" stroke-linejoin="round"/><path d="M-46 32h92v12h-92z" fill="${glass}"/></g>`;
}

export function truss(width: number, y: number): string {
  const struts = Array.from({ length: Math.ceil(width / 60) + 1 }, (_, index) => {
    return `<path d="M${index * 60} ${y + 4}l30 38l30 -38" stroke="${IRON}" stroke-width="4" fill="none"/>`;
  });
  const rail = (top: number) => `<rect y="${top}" width="${width}" height="7" fill="${IRON}"/>`;
  return rail(y) + rail(y + 38) + struts.join("");
}

/** Boards running towards the viewer. */
export function boards({ width, height }: Size, y: number, colour: string, joint: string): string {
  const joints = Array.from({ length: 21 }, (_, index) => {
    const lane = index - 10;
    return `<path d="M${width / 2 + lane * 90} ${y}L${width / 2 + lane * 230} ${height}" stroke="${joint}" stroke-width="3"/>`;
  });
  return `<rect y="${y}" width="${width}" height="${height - y}" fill="${colour}"/>${joints.join("")}<rect y="${y}" width="${width}" height="5" fill="${joint}"/>`;
}

/** The old microphone: capsule with slots, a yoke (the u of the wordmark), stand and foot. */
export function microphone({ x, y }: Point, height: number, colour = INK, slots = PAPER): string {
  return `<g fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round"><path d="M${x} ${y + height}V${y + 112}"/><path d="M${x - 54} ${y + 28}v28a54 54 0 0 0 108 0v-28"/></g><path d="M${x - 66} ${y + height + 8}a66 18 0 0 1 132 0z" fill="${colour}"/><rect x="${x - 37}" y="${y - 44}" width="74" height="132" rx="37" fill="${colour}"/><path d="M${x - 22} ${y - 12}h44M${x - 24} ${y + 4}h48M${x - 24} ${y + 20}h48M${x - 24} ${y + 52}h48" stroke="${slots}" stroke-width="5" stroke-linecap="round"/>`;
}

export function lectern({ x, y }: Point, width: number, height: number): string {
  const plate = `<path d="M${x - width * 0.62} ${y}h${width * 1.24}l${-width * 0.05} ${height * 0.13}h${-width * 1.14}z" fill="${INK}"/>`;
  const front = `<path d="M${x - width * 0.48} ${y + height * 0.13}h${width * 0.96}l${-width * 0.06} ${height * 0.87}h${-width * 0.84}z" fill="${DUSK}" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>`;
  return plate + front + mark({ x, y: y + height * 0.42 }, width / 300);
}

/** The brand's ü. */
export function mark({ x, y }: Point, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${PAPER}"><circle cx="-22" cy="-30" r="12" fill="${AMBER}"/><circle cx="22" cy="-30" r="12" fill="${AMBER}"/><path d="M-34 -6v26a34 34 0 0 0 68 0v-26h-17v26a17 17 0 0 1 -34 0v-26z"/></g>`;
}

type Row = {
  y: number;
  fill: string;
  seed: number;
  scale?: number;
  gap?: [x: number, half: number];
};

/** One row of the audience from behind; `gap` keeps the view onto the stage free. */
export function audience({ width, height }: Size, { y, fill, seed, scale = 1, gap }: Row): string {
  const roll = dice(seed * 7919 + 13);
  const people: string[] = [];
  for (let x = -30; x < width + 80; x += (150 + roll() * 34) * scale) {
    const head = { x, y: y + roll() * 24 * scale, radius: (47 + roll() * 7) * scale };
    const style = roll();
    if (gap && Math.abs(x - gap[0]) < gap[1]) continue;
    people.push(spectator(head, height, scale, style));
  }
  return `<g fill="${fill}">${people.join("")}</g>`;
}

function spectator({ x, y, radius }: Circle, bottom: number, k: number, style: number): string {
  const shoulder = 104 * k;
  const top = y + radius * 1.02;
  const body = `<ellipse cx="${x}" cy="${y}" rx="${radius * 0.84}" ry="${radius}"/><rect x="${x - radius * 0.4}" y="${y}" width="${radius * 0.8}" height="${radius * 1.4}"/><path d="M${x - shoulder} ${bottom}V${top + 64 * k}q0 ${-44 * k} ${56 * k} ${-56 * k}h${(shoulder - 56 * k) * 2}q${56 * k} ${12 * k} ${56 * k} ${56 * k}V${bottom}z"/>`;
  const bun = `<circle cx="${x + 5 * k}" cy="${y - radius - 7 * k}" r="${21 * k}"/>`;
  const side = radius * 0.95;
  const longHair = `<path d="M${x - side} ${y - 6 * k}c${-9 * k} ${50 * k} ${-9 * k} ${64 * k} ${-5 * k} ${84 * k}h${2 * side + 10 * k}c${4 * k} ${-20 * k} ${4 * k} ${-34 * k} ${-5 * k} ${-84 * k}z"/>`;
  if (style > 0.72) return body + bun;
  return style < 0.3 ? body + longHair : body;
}
