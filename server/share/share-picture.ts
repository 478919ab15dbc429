import sharp from "sharp";
import { MAX_UPLOAD_PIXELS } from "#domain/media/image-upload.ts";
import { SHARE_PICTURE } from "#features/speakers/seo/speaker-meta.ts";
import { fitLines, outlineText, type Typeface } from "./text-outlines.ts";
import { SHARE_TEXTS } from "./texts.ts";

export type ShareCard = {
  readonly name: string;
  readonly line: string;
  /** What awaits the reader behind the link. */
  readonly invitation: string;
};

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const PORTRAIT_WIDTH = 504;
const EDGE = 72;
const TEXT_WIDTH = WIDTH - PORTRAIT_WIDTH - 2 * EDGE;
const QUALITY = 86;

/** Paper, ink and spotlight of the light theme: a card has no dark side. */
const COLOR = { paper: "#fbf9f3", ink: "#0e1322", muted: "#4a5068", spot: "#ffb41f" } as const;

/** Name and portrait as social networks show them; without a portrait our mark stands in the spotlight. */
export async function drawSharePicture(
  card: ShareCard,
  portrait: Uint8Array | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const layers = [{ input: Buffer.from(textLayer(card, portrait === null)), left: 0, top: 0 }];
  if (portrait) {
    const side = await sharp(portrait, { limitInputPixels: MAX_UPLOAD_PIXELS })
      .autoOrient()
      .resize({ width: PORTRAIT_WIDTH, height: HEIGHT, fit: "cover", position: "top" })
      .toBuffer();
    layers.push({ input: side, left: WIDTH - PORTRAIT_WIDTH, top: 0 });
  }
  const ground = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: COLOR.paper };
  const drawn = await sharp({ create: ground })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(drawn);
}

function textLayer({ name, line, invitation }: ShareCard, hasMark: boolean): string {
  const nameSize = fitLines(name, { ...NAME, size: 76 }).length > 2 ? 60 : 76;
  const names = fitLines(name, { ...NAME, size: nameSize });
  const lines = fitLines(line, { ...LINE, lines: names.length > 2 ? 2 : 3 });
  const nameTop = 300 - (names.length - 1) * nameSize * 0.5;
  const lineTop = nameTop + names.length * nameSize * 1.06 - nameSize * 0.06;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect x="${WIDTH - PORTRAIT_WIDTH}" width="${PORTRAIT_WIDTH}" height="${HEIGHT}" fill="${COLOR.spot}"/>
    <rect width="${WIDTH - PORTRAIT_WIDTH}" height="10" fill="${COLOR.spot}"/>
    ${hasMark ? MARK : ""}
    ${text(SHARE_TEXTS.site, { face: "display", size: 38, y: 108, color: COLOR.ink })}
    ${names.map((part, at) => text(part, { face: "display", size: nameSize, y: nameTop + at * nameSize * 1.06, color: COLOR.ink })).join("")}
    ${lines.map((part, at) => text(part, { face: "text", size: LINE.size, y: lineTop + at * LINE.size * 1.35, color: COLOR.muted })).join("")}
    ${text(invitation, { face: "text", size: 26, y: HEIGHT - EDGE, color: COLOR.muted })}
  </svg>`;
}

const NAME = { face: "display", width: TEXT_WIDTH, lines: 3 } as const;
const LINE = { face: "text", size: 34, width: TEXT_WIDTH } as const;

/** The mark of app/assets/mark.svg on a beam of light. */
const MARK = `<g transform="translate(${WIDTH - PORTRAIT_WIDTH / 2} ${HEIGHT / 2})">
    <circle r="208" fill="${COLOR.paper}" fill-opacity="0.35"/>
    <circle r="168" fill="${COLOR.paper}"/>
    <g transform="scale(4.4) translate(-32 -32.5)" fill="${COLOR.ink}">
      <g fill="${COLOR.spot}"><circle cx="23.5" cy="18" r="5.6"/><circle cx="40.5" cy="18" r="5.6"/></g>
      <path d="M15.500 29v8.500a16.500 16.500 0 0 0 33 0V29h-9v8.500a7.500 7.500 0 0 1-15 0V29z"/>
    </g>
  </g>`;

type Setting = { face: Typeface; size: number; y: number; color: string };

/** Only shapes reach the picture, so nothing in a name can be read as markup. */
function text(words: string, { face, size, y, color }: Setting): string {
  const { svgPath } = outlineText(words, face, size);
  return `<path transform="translate(${EDGE} ${Math.round(y)})" fill="${color}" d="${svgPath}"/>`;
}
