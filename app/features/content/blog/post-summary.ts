import type { IsoDate } from "#domain/time/iso-date.ts";

/** What a list shows of an article, ready to print. */
export type PostSummary = {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string | null;
  readonly author: string;
  readonly cover: string | null;
  readonly minutes: number;
  readonly day: IsoDate;
};
