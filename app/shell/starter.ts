/**
 * Starts the scripts of a page: after it has loaded and the browser is idle, or at the first interaction.
 * Until then the page is what the server wrote, and links and forms work by themselves. A click on
 * anything else is kept and done again once React has taken the page over. Scripts that cannot be had
 * leave the page as it is, with a notice that offers to load it again; the next interaction tries once more.
 * What all pages share is evaluated before the routes, in a task of its own: no long one.
 */
export const STARTER = `(()=>{
const root=document.documentElement,page=document.getElementById("page-data"),failed=document.getElementById("start-failed");
let isStarted,isReady,kept;
const start=()=>{
if(isStarted)return;
isStarted=true;
failed.hidden=true;
const text=page.textContent,end=text.indexOf("\\n");
const{context,manifest}=JSON.parse(text.slice(0,end)),routes=Object.values(manifest.routes);
for(const href of[manifest,...routes].flatMap(one=>(one.entry??one).imports??[]))setTimeout(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href})));
window.__reactRouterContext={...context,stream:new Response(text.slice(end+1)).body};
window.__reactRouterManifest=manifest;
const parts=route=>[route.clientActionModule,route.clientLoaderModule,route.clientMiddlewareModule,route.hydrateFallbackModule,route.module].filter(Boolean);
const load=async route=>[route.id,Object.assign({},...await Promise.all(parts(route).map(name=>import(name))))];
const all=(list,load)=>Promise.all(list.map(load));
all(manifest.entry.imports,name=>import(name)).then(()=>all(routes,load))
.then(modules=>{window.__reactRouterRouteModules=Object.fromEntries(modules);return import(manifest.entry.module)})
.catch(()=>{isStarted=failed.hidden=false})
};
const keep=event=>{
if(isReady||event.ctrlKey||event.metaKey||event.shiftKey)return;
const target=event.target.closest("button,[role=tab],[data-replay]");
if(!target||target.type==="submit"&&target.form?.method!=="post"||target.hasAttribute("popovertarget")||target.hasAttribute("commandfor"))return;
kept=target;
event.preventDefault();
event.stopImmediatePropagation()
};
addEventListener("click",keep,true);
addEventListener("hydrated",()=>{isReady=true;if(kept?.isConnected){kept.focus();kept.click()}},{once:true});
for(const kind of["pointerdown","keydown","wheel","focusin"])addEventListener(kind,start,{passive:true});
const idle=run=>"requestIdleCallback"in window?requestIdleCallback(run,{timeout:2000}):setTimeout(run,200);
addEventListener("load",()=>idle(()=>{root.dataset.loaded="";start()}))
})()`;
