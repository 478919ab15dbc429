import type { Viewer } from "./ctx.ts";

export type BookingSide = "customer" | "speaker" | "admin";

type Parties = { readonly customer_id: string; readonly speakerUserId: string | null };

/** The caller's side of a booking; null for callers to whom it does not exist. */
export function sideOf(
  viewer: Viewer,
  { customer_id, speakerUserId }: Parties,
): BookingSide | null {
  if (viewer.kind === "visitor") return null;
  if (viewer.userId === customer_id) return "customer";
  if (viewer.role === "admin") return "admin";
  return viewer.userId === speakerUserId ? "speaker" : null;
}
