/**
 * Runs at the end of the body, before any other script: pictures load once they come within 100 px
 * of the viewport (IMG-01), and a broken one gives way to its placeholder. Pictures that React adds
 * later announce themselves with the event below, so there is one observer for all.
 */
export const PHOTO_EVENT = "photo-added";

export const PHOTO_LOADER = `(()=>{const o=new IntersectionObserver(l=>{for(const e of l)if(e.isIntersecting){o.unobserve(e.target);e.target.lastChild.dataset.near=""}},{rootMargin:"100px",scrollMargin:"100px"});addEventListener("${PHOTO_EVENT}",e=>o.observe(e.target.parentNode));addEventListener("error",e=>{e.target.matches?.(".photo>img")&&(e.target.dataset.failed="")},!0);for(const i of document.querySelectorAll(".photo>img"))i.loading=="lazy"?o.observe(i.parentNode):i.complete&&!i.naturalWidth&&(i.dataset.failed="")})()`;
