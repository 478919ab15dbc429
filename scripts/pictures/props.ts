import { AMBER, GELS, INK, PAPER, PETROL } from "./palette.ts";

const THIN = `fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`;

/** A projection screen of 600 × 420 whose slide changes with the index. */
export function projection(x: number, accent: string, index: number): string {
  const slides = [bars, curve, rings, quotation, mountain];
  const slide = slides[index % slides.length] ?? bars;
  return `<rect x="${x}" y="80" width="600" height="420" rx="10" fill="${INK}"/><rect x="${x + 16}" y="96" width="568" height="388" rx="4" fill="${PAPER}"/><g transform="translate(${x + 70} 150)">${slide(accent)}</g>`;
}

const HEADING = `<rect width="34" height="34" rx="17" fill="${AMBER}"/><rect x="52" y="6" width="240" height="22" rx="4" fill="${INK}"/>`;
const BASELINE = `<path d="M-20 274h490" stroke="${INK}" stroke-width="6"/>`;

function bars(accent: string): string {
  return `${HEADING}<rect y="240" width="92" height="30" fill="${accent}"/><rect x="116" y="180" width="92" height="90" fill="${accent}"/><rect x="232" y="120" width="92" height="150" fill="${PETROL}"/><rect x="348" y="60" width="92" height="210" fill="${AMBER}"/>${BASELINE}`;
}

function curve(accent: string): string {
  return `${HEADING}<path d="M0 250C90 240 110 150 190 160S300 90 440 70V272H0z" fill="${accent}"/><path d="M0 250C90 240 110 150 190 160S300 90 440 70" ${THIN}/><circle cx="190" cy="160" r="15" fill="${PAPER}" stroke="${INK}" stroke-width="8"/><circle cx="440" cy="70" r="19" fill="${AMBER}" stroke="${INK}" stroke-width="8"/>${BASELINE}`;
}

function rings(accent: string): string {
  return `<circle cx="150" cy="165" r="104" fill="${accent}"/><circle cx="290" cy="165" r="104" fill="${AMBER}"/><path d="M220 88a104 104 0 0 1 0 154a104 104 0 0 1 0 -154z" fill="${PETROL}"/><circle cx="150" cy="165" r="104" ${THIN}/><circle cx="290" cy="165" r="104" ${THIN}/><rect x="52" width="240" height="22" rx="4" fill="${INK}"/>`;
}

function quotation(accent: string): string {
  const mark = (x: number) => `<path d="M${x} 100a44 44 0 1 1 44 44q0 40 -40 58q22 -34 8 -62z"/>`;
  return `<g fill="${AMBER}" transform="translate(-6 -62)">${mark(6)}${mark(126)}</g><g fill="${INK}"><rect y="172" width="420" height="24" rx="4"/><rect y="214" width="330" height="24" rx="4"/></g><rect y="262" width="150" height="18" rx="4" fill="${accent}"/>`;
}

function mountain(accent: string): string {
  return `<circle cx="346" cy="62" r="46" fill="${AMBER}"/><path d="M-16 272L130 96l84 102 60 -62 166 136z" fill="${accent}"/><path d="M130 96l-54 65 34 22 24 -26 26 34 22 -26z" fill="${PAPER}"/><path d="M-16 272L130 96l84 102 60 -62 166 136" ${THIN}/><path d="M214 272c10 -30 -40 -40 -10 -72" stroke="${PETROL}" stroke-width="8" stroke-dasharray="2 18" stroke-linecap="round" fill="none"/>${BASELINE}`;
}

/** A flipchart whose left edge stands at `x`; its sketch changes with the index. */
export function flipchart(x: number, index: number): string {
  const sketches = [network, stairs, checklist, target];
  const sketch = sketches[index % sketches.length] ?? network;
  return `<path d="M${x + 110} 160L${x + 30} 900M${x + 270} 160L${x + 350} 900" stroke="${INK}" stroke-width="12"/><rect x="${x}" y="110" width="390" height="520" rx="6" fill="${PAPER}" stroke="${INK}" stroke-width="9"/><rect x="${x - 10}" y="92" width="410" height="34" rx="6" fill="${INK}"/><g transform="translate(${x} 0)" ${THIN}>${sketch()}</g>`;
}

function network(): string {
  return `<path d="M140 280l20 80M260 300l-60 80M156 262l90 10"/><circle cx="120" cy="240" r="48" fill="${PAPER}"/><circle cx="284" cy="280" r="40" fill="${PAPER}"/><circle cx="186" cy="420" r="58" fill="${AMBER}"/><path d="M60 540h250M60 580h160"/>`;
}

function stairs(): string {
  return `<path d="M60 480h70v-70h70v-70h70v-70h70v210z" fill="${AMBER}"/><path d="M70 330L230 190M230 190l-46 4M230 190l-10 44"/><path d="M60 540h270M60 580h190"/>`;
}

function checklist(): string {
  const row = (y: number) =>
    `<rect x="60" y="${y}" width="56" height="56" rx="8"/><path d="M146 ${y + 28}h170"/>`;
  return `${row(190)}${row(290)}${row(390)}<g stroke="${PETROL}" stroke-width="12"><path d="M70 216l16 18 40 -52M70 316l16 18 40 -52"/></g><path d="M60 520h250M60 564h120"/>`;
}

function target(): string {
  return `<circle cx="195" cy="320" r="128" fill="${AMBER}"/><circle cx="195" cy="320" r="82" fill="${PAPER}"/><circle cx="195" cy="320" r="36" fill="${PETROL}"/><path d="M195 320L318 188M318 188l-8 34M318 188l-34 6"/><path d="M70 520h250M70 564h150"/>`;
}

export function glass(x: number, colour: string): string {
  return `<path d="M${x - 24} 690h48l-6 82h-36z" fill="${colour}" opacity=".9" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/><path d="M${x - 21} 722h42l-3 46h-36z" fill="${GELS.dove.ring}"/>`;
}

export function mug(x: number, colour: string): string {
  return `<path d="M${x + 26} 712a20 20 0 0 1 0 40" fill="none" stroke="${INK}" stroke-width="9"/><path d="M${x - 30} 700h60v60q0 12 -12 12h-36q-12 0 -12 -12z" fill="${colour}" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/><path d="M${x - 27} 722h54v16h-54z" fill="${AMBER}"/>`;
}

export function tableMicrophone(x: number, colour: string): string {
  return `<path d="M${x} 768c0 -46 -8 -66 -34 -84" stroke="${INK}" stroke-width="9" fill="none" stroke-linecap="round"/><rect x="${x - 66}" y="658" width="52" height="28" rx="14" transform="rotate(32 ${x - 40} 672)" fill="${INK}" stroke="${colour}" stroke-width="4"/><path d="M${x - 36} 772a36 14 0 0 1 72 0z" fill="${colour}" stroke="${INK}" stroke-width="6"/>`;
}
