import type { IsoDate } from "#domain/time/iso-date.ts";
import type { CastSlug } from "../cast.ts";

export type BlogBlock =
  | { type: "heading" | "paragraph" | "quote"; text: string }
  | { type: "list"; items: string[] };

export type DemoBlogPost = {
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
  author_name: string;
  published_on: IsoDate;
  cover_image_url: string;
  related_speakers: CastSlug[];
  blocks: BlogBlock[];
};
