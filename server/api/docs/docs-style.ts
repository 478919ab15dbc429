import { createHash } from "node:crypto";

/** The colours are the product's: a dark stage above ink on paper, amber for what can be clicked, petrol for „GET“. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#fbf9f4;--surface:#fff;--text:#141a2b;--muted:#4e566d;--line:#dbd3c2;--accent:#ffb41f;--free:#0f5b56;--on-free:#fff}
@media (prefers-color-scheme:dark){:root{--bg:#0e1322;--surface:#171d30;--text:#f5f2ea;--muted:#cdd0db;--line:#343d58;--free:#8ccabc;--on-free:#0e1322}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.6 "Instrument Sans",system-ui,"Segoe UI",sans-serif}
header{background:#0e1322;color:#fbf9f4;padding:1rem 0 2rem}
header>*,main{max-width:60rem;margin-inline:auto;padding-inline:1rem}
main{padding-bottom:5rem}
h1,h2,h3{font-family:"Bricolage Grotesque","Arial Narrow",sans-serif;font-stretch:84%;line-height:1.15;text-wrap:balance}
h1{font-size:clamp(2rem,1.5rem + 2vw,3rem);margin-block:1.5rem .5rem}
h2{margin:3rem 0 1rem;font-size:1.75rem}
h3{margin:0;font-size:1.3125rem}
a{color:inherit;text-decoration-color:var(--accent);text-decoration-thickness:2px;text-underline-offset:3px}
a:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:4px}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:0;list-style:none}
nav li:first-child{font:700 1.125rem/1.6 "Bricolage Grotesque","Arial Narrow",sans-serif}
nav a{display:inline-block;padding-block:.5rem}
article{margin:0 0 1.25rem;padding:1.25rem;background:var(--surface);border:1px solid var(--line);border-radius:16px}
code{font:.9375rem/1.5 ui-monospace,"Cascadia Mono",Menlo,monospace;overflow-wrap:anywhere}
.verb{padding:.125rem .5rem;border-radius:6px;background:var(--free);color:var(--on-free);font-weight:600}
.muted{color:var(--muted)}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;margin-top:.75rem}
caption{padding-block:.25rem;text-align:left;font-weight:600}
th,td{padding:.375rem .75rem .375rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}
`;

/** A strict policy allows inline styles only by their hash. */
export const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;
