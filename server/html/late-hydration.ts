import { starterAddress } from "./start-address.ts";

/**
 * Public pages are complete without JavaScript, so their scripts may wait until the page has
 * painted and the browser is idle, or until the visitor first touches the page. A page for reading
 * (`handle.reading`) waits longer when nothing about it is going to change for this visitor: its scripts
 * are fetched and rest until the first touch, or some seconds. (A browser also reports a pointer
 * that merely lies where the page appears; that is no touch.) A click that comes
 * before hydration, or on a part that is still asleep (app/ui/loading/first-touch.ts), is kept and
 * replayed; what the browser does by itself (links, searches, popovers, details) is left alone.
 * React Router writes its scripts straight into the page, hence the rewriting; a test holds the
 * expected form, so that an upgrade cannot break it unseen.
 */
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const HREF = /href="([^"]*)"/;
const BOOT_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The data of the page for React, which says in JSON what the HTML says already. */
const CONTEXT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const STREAM = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;

/** Restores where a page was scrolled to; React Router writes it with its indents. */
const SCROLLING = /<script>\(\(storageKey, restoreKey\)[\s\S]*?<\/script>/;
const INDENTS = /\n\s+/g;

export const STARTER = `(()=>{let started,touched,ready,kept;
const boot=document.getElementById("boot"),src=boot.dataset.src;
const start=()=>{if(started)return;started=1;const s=document.createElement("script");s.type="module";if(src){s.src=src;s.onerror=()=>{started=0;addEventListener("pointerdown",start,{once:true})}}else s.textContent=boot.textContent;document.head.append(s)};
const rests=e=>e.type==="pointermove"&&!e.movementX&&!e.movementY;
const touch=e=>{if(touched||rests(e))return;touched=root.dataset.touched=1;start()};
const asleep=t=>!ready||t.closest("[data-asleep]");
const keep=e=>{if(e.ctrlKey||e.metaKey||e.shiftKey)return;const t=e.target.closest("button,[role=tab],[data-replay]");if(t&&asleep(t)&&(t.type!=="submit"||t.form?.method==="post")&&!t.hasAttribute("popovertarget")&&!t.hasAttribute("commandfor")){kept=t;e.preventDefault();e.stopImmediatePropagation();start()}};
const replay=()=>{const t=kept;if(t&&t.isConnected&&!asleep(t)){kept=0;t.focus();t.click()}};
const root=document.documentElement;
const idle=f=>"requestIdleCallback"in window?requestIdleCallback(f,{timeout:2e3}):setTimeout(f,200);
const canWait=()=>{try{return"reading"in root.dataset&&!location.hash&&!localStorage.length&&!/reload|back/.test(performance.getEntriesByType("navigation")[0]?.type)}catch{return false}};
const preload=href=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));
const fetchAhead=async()=>(await(await fetch(src,{priority:"low"})).text()).split("\\n",1)[0].split(" ").slice(1).forEach(preload);
addEventListener("click",keep,true);
addEventListener("hydrated",()=>{ready=1;replay()},{once:true});
addEventListener("awake",replay);
for(const e of["pointerdown","pointermove","keydown","touchstart","wheel","focusin"])addEventListener(e,touch,{passive:true});
addEventListener("load",()=>idle(()=>{root.dataset.loaded="";if(started)return;if(!canWait())return start();if(src)fetchAhead().catch(()=>{});setTimeout(()=>idle(start),4e3)}))})()`;

/** The page with everything React needs inside: for pages that are not public. */
export function hydrateLate(html: string): string {
  if (!BOOT_MODULE.test(html)) return html;
  return html
    .replace(MODULE_PRELOADS, "")
    .replace(
      BOOT_MODULE,
      (_match, code: string) =>
        `<script id="boot" type="text/plain">${code}</script><script>${STARTER}</script>`,
    );
}

/**
 * The page without what React needs, which a script of its own brings when it is time: a third less
 * for all who only read. Null if the page is not of the expected form.
 */
export function splitHydration(
  html: string,
  addressOf: (script: string) => string,
): { html: string; script: string } | null {
  const script = startScript(html);
  if (script === null) return null;
  const source = addressOf(script).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  // Two elements, as React Router's own two: React hydrates the document and counts them. An async
  // script would not be counted.
  const starter = `<script id="boot" type="text/plain" data-src="${source}"></script><script src="${starterAddress(STARTER)}" defer></script>`;
  return {
    script,
    html: html
      .replace(MODULE_PRELOADS, "")
      .replace(CONTEXT, "")
      .replace(STREAM, "")
      .replace(SCROLLING, (script) => script.replace(INDENTS, "\n"))
      .replace(BOOT_MODULE, () => starter),
  };
}

/** First a line that says what to fetch ahead; then in the order of the page: where the data comes from, the data, then the modules that read it. */
function startScript(html: string): string | null {
  const boot = BOOT_MODULE.exec(html)?.[1];
  const parts = [...html.matchAll(MODULE_PRELOADS)].map(([link]) => HREF.exec(link)?.[1] ?? "");
  const context = CONTEXT.exec(html)?.[1];
  const stream = [...html.matchAll(STREAM)].map(([, code]) => code ?? "");
  if (boot === undefined || context === undefined || stream.length === 0) return null;
  return [["//", ...parts].join(" "), context, ...stream, boot].join("\n");
}
