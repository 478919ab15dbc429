import type { Page, Request } from "@playwright/test";

/** Holds the requests back until they are released. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    // A page left in the meantime does not take the answer.
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}

/** The requests of one kind from now on. */
export function watchRequests(page: Page, method: string, address: RegExp): Request[] {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === method && address.test(request.url())) seen.push(request);
  });
  return seen;
}
