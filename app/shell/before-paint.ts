/**
 * Runs in the head before anything is painted, so that neither the theme nor the account corner nor
 * an amount flashes: all are known to the browser alone, which also keeps the session (STATE-09).
 */
export const BEFORE_PAINT = `(()=>{const d=document.documentElement.dataset;try{const s=localStorage,t=s.getItem("wb-theme");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("wb-prices")==="net")d.prices="net";if(s.getItem("sb-auth-token"))d.session=s.getItem("wb-role")||"customer"}catch{}})()`;
