/**
 * Runs at the end of the body, before any other script: pictures load once they come within 100 px
 * of the viewport (SPEC 2), and a broken one gives way to its placeholder. Pictures that React adds
 * later announce themselves with the event below, so there is one observer for all.
 */
export const PHOTO_EVENT = "photo-added";

export const PHOTO_LOADER = `(()=>{const f=i=>{i.dataset.failed=""},o=new IntersectionObserver(l=>{for(const{isIntersecting:s,target:i}of l)if(s){o.unobserve(i);i.srcset=i.dataset.srcset;i.src=i.dataset.src}},{rootMargin:"100px",scrollMargin:"100px"});addEventListener("${PHOTO_EVENT}",e=>o.observe(e.target));addEventListener("error",e=>{e.target.matches?.(".photo>img")&&f(e.target)},!0);for(const i of document.querySelectorAll(".photo>img"))i.dataset.src?o.observe(i):i.complete&&!i.naturalWidth&&f(i)})()`;
