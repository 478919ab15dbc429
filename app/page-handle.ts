import type { PageLanguage } from "#ui/texts.ts";

/** What a route module may say of its page, in `handle`. */
export type PageHandle = {
  /**
   * The page is the same for all visitors: the server keeps it, by its address, until something changes that
   * its loaders say it shows (`shows`). Without this word nothing of a page is kept, here or elsewhere.
   */
  readonly isPublic?: true;
  /** Another language than German. */
  readonly lang?: PageLanguage;
};
