import { TAB_HEADER } from "#domain/messaging/tab-id.ts";

/** Made with the page: a duplicated tab is another one. */
const id = typeof crypto === "undefined" ? "" : crypto.randomUUID();

/** With every request of an account, so that the live stream tells a page's own doing from others'. */
export const TAB_HEADERS: Readonly<Record<string, string>> = { [TAB_HEADER]: id };
