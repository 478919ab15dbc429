const SHAPE = /<(\w+)((?: [\w-]+="[^"]*")*)\/>/g;
/** Without a blank a second point begins the next number: „19.53.923“ are two. */
const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})\\s*(?=([-\\d.])?)`);
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

type Attributes = Readonly<Record<string, string>>;
type Outline = (attributes: Attributes) => string;

/** How each shape is drawn by the commands of a path. */
const OUTLINES: Readonly<Record<string, Outline>> = {
  path: ({ d = "" }) => absoluteStart(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  circle: ({ cx = "0", cy = "0", r = "0" }) =>
    `M${short(Number(cx) - Number(r))} ${cy}${arc(r, 2 * Number(r), 0)}${arc(r, -2 * Number(r), 0)}z`,
  rect: rectangle,
};

/**
 * A page styles, lays out and clones every element of the sprite it uses: an icon of one path costs a
 * third of the same icon as four shapes. Only shapes that are all drawn alike can be one.
 */
export function mergeShapes(shapes: string): string {
  const outlines: string[] = [];
  for (const [, name = "", written = ""] of shapes.matchAll(SHAPE)) {
    const attributes = Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value]),
    );
    const outline = OUTLINES[name];
    const isDrawnItsOwnWay = "fill" in attributes || "stroke" in attributes;
    if (outline === undefined || isDrawnItsOwnWay) return shapes;
    outlines.push(outline(attributes));
  }
  const isAllRead = shapes.replaceAll(SHAPE, "") === "";
  return isAllRead ? `<path d="${outlines.join("")}"/>` : shapes;
}

/** The first point of a path is absolute even when written as relative; what follows it is not. */
function absoluteStart(d: string): string {
  return d.replace(
    RELATIVE_START,
    (_, x: string, y: string, next: string | undefined) => `M${x} ${y}${next ? "l" : ""}`,
  );
}

function rectangle({ x = "0", y = "0", width = "0", height = "0", rx = "0" }: Attributes): string {
  const radius = Number(rx);
  const across = short(Number(width) - 2 * radius);
  const down = short(Number(height) - 2 * radius);
  const corner = (dx: number, dy: number) => (radius > 0 ? arc(rx, dx, dy) : "");
  const top = `M${short(Number(x) + radius)} ${y}h${across}${corner(radius, radius)}v${down}`;
  const bottom = `${corner(-radius, radius)}h-${across}${corner(-radius, -radius)}v-${down}`;
  return `${top}${bottom}${corner(radius, -radius)}z`;
}

/** Clockwise, to a point relative to the present one. */
function arc(radius: string, dx: number, dy: number): string {
  return `a${radius} ${radius} 0 0 1 ${short(dx)} ${short(dy)}`;
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
