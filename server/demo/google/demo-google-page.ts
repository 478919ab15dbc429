import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { DEMO_PERSON, DEMO_GOOGLE_TEXTS as T } from "./texts.ts";

const STYLE =
  ":root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif;background:#fbf9f4;color:#17130d}main{width:min(26rem,100% - 2rem);padding:2rem 0;display:grid;gap:1.25rem}h1{font-size:1.75rem;line-height:1.2;margin:0}p{margin:0}form,label{display:grid;gap:.35rem}form{gap:1rem}input{font:inherit;padding:.6rem .75rem;border:1px solid #6f675a;border-radius:.5rem;background:#fff;color:inherit}button{font:inherit;font-weight:600;padding:.75rem 1rem;border:0;border-radius:.5rem;background:#17130d;color:#fff;cursor:pointer}a{color:inherit;justify-self:start;padding:.25rem 0}:focus-visible{outline:3px solid #b36b00;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#17130d;color:#fbf9f4}input{background:#241f17;border-color:#9c9484}button{background:#ffb41f;color:#17130d}}";

export const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** A plain form: what the visitor enters goes back with everything the request asked for. */
export function demoGooglePage(asked: Record<string, string>, cancel: string) {
  const hidden = Object.entries(asked).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${T.title} | Wortbühne</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${T.heading}</h1>
<p>${T.intro}</p>
<form action="/demo/google/weiter">
${hidden}
<label>${T.firstName}<input name="given_name" value="${DEMO_PERSON.given_name}" autocomplete="given-name" required maxlength="100"></label>
<label>${T.lastName}<input name="family_name" value="${DEMO_PERSON.family_name}" autocomplete="family-name" required maxlength="100"></label>
<label>${T.email}<input name="email" type="email" value="${DEMO_PERSON.email}" autocomplete="email" required maxlength="254"></label>
<button>${T.go}</button>
</form>
<a href="${cancel}">${T.back}</a>
</main>
</body>
</html>`;
}
