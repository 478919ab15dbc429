import type { Page } from "@playwright/test";

export const PEOPLE = ["visitor", "newcomer", "customer", "debutant", "speaker", "admin"] as const;
/** Who looks at the screen; a newcomer is a customer without anything, a debutant such a speaker. */
export type Who = (typeof PEOPLE)[number];

export type Shot = {
  /** File name and title. */
  readonly name: string;
  readonly who: Who;
  readonly path: string;
  /** The path as it stands in app/routes.ts, where it is another one. */
  readonly route?: string;
  /** From the loaded page to the state that is meant. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Something lies above the page: what is in the window is the picture. */
  readonly isWindow?: boolean;
};

/** Ids of the demo's records that addresses need. */
export type Records = {
  readonly landing: string;
  readonly article: string;
  readonly booking: string;
  readonly inquiry: string;
  readonly conversation: string;
  readonly adminBooking: string;
  readonly adminArticle: string;
  readonly adminSpeaker: string;
  readonly shortlist: string;
};

/** A screen whose picture needs nothing but its address. */
export function screens(who: Who, paths: Record<string, string>): Shot[] {
  return Object.entries(paths).map(([name, path]) => ({ name, who, path }));
}
