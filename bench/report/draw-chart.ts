import type { Figure } from "./figure.ts";

const ROW = 34;
const LABEL_WIDTH = 330;
const BAR_WIDTH = 420;

/** Draws the figures that have a ratio as bars, on a logarithmic scale from 0.001 to 10. */
export function drawChart(figures: readonly Figure[]): string {
  const rows = figures.flatMap((figure) =>
    figure.ratio ? [{ ...figure, ratio: figure.ratio }] : [],
  );
  const bars = rows.map(({ name, ratio }, index) => {
    const share = Math.min(1, Math.max(0.01, (Math.log10(ratio.value) + 3) / 4));
    const y = index * ROW + 24;
    return [
      `<text x="0" y="${y + 15}">${escapeXml(name)}</text>`,
      `<rect x="${LABEL_WIDTH}" y="${y}" width="${(share * BAR_WIDTH).toFixed(1)}" height="20" rx="3" fill="#177069"/>`,
      `<text x="${LABEL_WIDTH + share * BAR_WIDTH + 8}" y="${y + 15}">${ratio.value.toPrecision(2)} × ${escapeXml(ratio.to)}</text>`,
    ].join("");
  });
  const height = rows.length * ROW + 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#141A2B"><title>Measured values beside what they are judged by</title><rect width="960" height="${height}" fill="#FBF9F4"/><g transform="translate(16 0)">${bars.join("")}</g></svg>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
