import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

type Markup = ReturnType<typeof html>;

const STYLE =
  ":root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif;background:#fbf9f4;color:#17130d}main{width:min(26rem,100% - 2rem);padding:2rem 0;display:grid;gap:1.25rem}h1{font-size:1.75rem;line-height:1.2;margin:0}p,dl{margin:0}.mark{padding:.6rem .75rem;border:2px dashed #8a5200;border-radius:.5rem;font-weight:600}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;font-weight:600;text-align:right}form{display:grid;gap:.75rem}a{color:inherit}button{font:inherit;font-weight:600;padding:.75rem 1rem;border:1px solid #17130d;border-radius:.5rem;background:#17130d;color:#fff;cursor:pointer}button.quiet{background:transparent;color:inherit}:focus-visible{outline:3px solid #b36b00;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#17130d;color:#fbf9f4}.mark{border-color:#ffb41f}button{background:#ffb41f;border-color:#ffb41f;color:#17130d}button.quiet{background:transparent;border-color:#9c9484;color:inherit}}";

/** For the policy of the answer: nothing else may style the page. */
export const PLAIN_STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** A page with one question and its buttons, beside the product's own pages: no script, no request. */
export function plainPage(title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Wortbühne</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>`;
}
