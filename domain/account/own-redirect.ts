import { safeRedirectPath } from "../http/safe-redirect.ts";

/**
 * The auth client names where to go as a whole address. Only an address of our own counts;
 * everything else silently becomes the home page.
 */
export function ownRedirect(target: unknown, publicUrl: string): string {
  return publicUrl + safeRedirectPath(pathOf(target, publicUrl), publicUrl);
}

function pathOf(target: unknown, publicUrl: string): unknown {
  if (typeof target !== "string" || target.startsWith("/")) return target;
  // Compared as text: what a lenient parser would repair is not one of our addresses.
  if (target === publicUrl) return "/";
  return target.startsWith(`${publicUrl}/`) ? target.slice(publicUrl.length) : "/";
}
