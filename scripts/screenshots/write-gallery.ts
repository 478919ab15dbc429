import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Screenshot } from "./take-screenshots.ts";

/** One page with all pictures; the buttons choose width and theme, a click opens the picture itself. */
export async function writeGallery(
  folder: string,
  screenshots: readonly Screenshot[],
): Promise<string> {
  const names = [...new Set(screenshots.map(({ shot }) => shot.name))];
  const sections = names.map((name) =>
    section(screenshots.filter(({ shot }) => shot.name === name)),
  );
  const file = join(folder, "index.html");
  await writeFile(file, page(sections.join("\n")));
  return file;
}

function section(screenshots: readonly Screenshot[]): string {
  const [first] = screenshots;
  if (!first) return "";
  const { name, who, path } = first.shot;
  const faults = [...new Set(screenshots.flatMap((screenshot) => screenshot.faults))];
  const figures = screenshots.map(
    ({ file, width, theme }) =>
      `<a class="w${width} ${theme}" href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${width}, ${theme}"></a>`,
  );
  return `<section id="${name}"><h2>${name} <small>${who} ${escaped(path)}</small></h2>
${faults.map((fault) => `<p class="fault">${escaped(fault)}</p>`).join("")}
<div>${figures.join("")}</div></section>`;
}

const choices = (group: string, values: readonly (string | number)[]) =>
  values
    .map(
      (value) =>
        `<label><input type="checkbox" checked onchange="document.body.classList.toggle('no-${value}')" name="${group}"> ${value}</label>`,
    )
    .join(" ");

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>
body{font:14px system-ui;margin:0;padding:0 16px;background:#eee;color:#222}
nav{position:sticky;top:0;background:#eee;padding:10px 0;display:flex;gap:14px}
section>div{display:flex;gap:10px;overflow-x:auto;align-items:flex-start}
img{display:block;max-height:640px;max-width:none;border:1px solid #bbb}
small{font-weight:400;color:#666}.fault{color:#b00020;margin:4px 0}
body.no-390 .w390,body.no-768 .w768,body.no-1440 .w1440,body.no-light .light,body.no-dark .dark{display:none}
</style><nav>${choices("width", [390, 768, 1440])} ${choices("theme", ["light", "dark"])}</nav>
${content}</html>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
