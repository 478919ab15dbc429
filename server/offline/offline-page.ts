import { createHash } from "node:crypto";
import { OFFLINE_TEXTS as TEXTS } from "./texts.ts";

/** The stage of the pages that are missing, in one file: nothing else can be fetched when it is shown. */
const STYLE = `:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;padding:24px;font:1.0625rem/1.6 "Instrument Sans",system-ui,sans-serif;background:radial-gradient(60rem 40rem at 50% -10%,#232b42,#0e1322 70%);color:#fbf9f4}
main{max-width:34rem;display:grid;gap:16px;justify-items:start}
svg{width:64px;height:64px;margin-bottom:8px}
h1{margin:0;font:700 clamp(2rem,1.4rem + 3vw,3rem)/1.1 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.02em;text-wrap:balance}
p{margin:0;color:#c9ccd8;text-wrap:pretty}
nav{display:flex;flex-wrap:wrap;gap:12px;margin-top:12px}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 22px;border-radius:12px;border:1px solid #5a6483;color:#fbf9f4;font-weight:600;text-decoration:none}
a:first-child{background:#ffb41f;border-color:#ffb41f;color:#0e1322}
a:focus-visible{outline:3px solid #fff;outline-offset:3px}`;

const MARK = `<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="15" fill="#171d31"/><circle cx="23.5" cy="18" r="5.6" fill="#ffb41f"/><circle cx="40.5" cy="18" r="5.6" fill="#ffb41f"/><path d="M15.500 29v8.500a16.500 16.500 0 0 0 33 0V29h-9v8.500a7.500 7.500 0 0 1-15 0V29z" fill="#fffdf8"/></svg>`;

export const OFFLINE_STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** The empty address of the first link is the requested page: it asks for that again. */
export const OFFLINE_PAGE = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0e1322">
<title>${TEXTS.title} | ${TEXTS.siteName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${MARK}
<h1>${TEXTS.title}</h1>
<p>${TEXTS.text}</p>
<nav aria-label="${TEXTS.siteName}"><a href="">${TEXTS.retry}</a><a href="/">${TEXTS.home}</a></nav>
</main>
</body>
</html>
`;
