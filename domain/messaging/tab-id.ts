/** The page that asks: made by the browser, sent with every request of an account. */
export const TAB_HEADER = "x-tab-id";

const TAB_ID = /^[\w-]{8,64}$/;

/** Null for anything else than an id; the request is then one of an unknown page. */
export function tabIdFrom(header: string | undefined): string | null {
  return header !== undefined && TAB_ID.test(header) ? header : null;
}
