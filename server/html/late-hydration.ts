/**
 * Public pages are complete without JavaScript, so their scripts may wait until the page has
 * painted and the browser is idle, or until the visitor first touches the page. A click that comes
 * before hydration, or on a part that is still asleep (app/ui/first-touch.ts), is kept and
 * replayed; what the browser does by itself (links, forms, popovers, details) is left alone. React Router writes its scripts straight into the page,
 * hence the rewriting; a test holds the expected form, so that an upgrade cannot break it unseen.
 */
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const BOOT_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;

export const STARTER = `(()=>{let started,ready,kept;
const start=()=>{if(started)return;started=1;const s=document.createElement("script");s.type="module";s.textContent=document.getElementById("boot").textContent;document.head.append(s)};
const touch=()=>{document.documentElement.dataset.touched=1;start()};
const asleep=t=>!ready||t.closest("[data-asleep]");
const keep=e=>{const t=e.target.closest("button,[role=tab],[data-replay]");if(t&&asleep(t)&&t.type!=="submit"&&!t.hasAttribute("popovertarget")&&!t.hasAttribute("commandfor")){kept=t;e.preventDefault();e.stopImmediatePropagation();start()}};
const replay=()=>{const t=kept;if(t&&t.isConnected&&!asleep(t)){kept=0;t.focus();t.click()}};
addEventListener("click",keep,true);
addEventListener("hydrated",()=>{ready=1;replay()},{once:true});
addEventListener("awake",replay);
for(const e of["pointerdown","pointermove","keydown","touchstart","wheel","focusin"])addEventListener(e,touch,{once:true,passive:true});
addEventListener("load",()=>"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2e3}):setTimeout(start,200))})()`;

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
