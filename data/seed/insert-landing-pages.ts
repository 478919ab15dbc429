import type { Tx } from "#data/db.ts";
import { categoryLandingPages } from "#data/schema/categories.ts";
import { blogMarkdown } from "./content/blog-markdown.ts";
import { demoLandingPages } from "./content/landing-pages.ts";
import { speakerId } from "./insert-speakers.ts";
import { stableId } from "./stable-id.ts";

export async function insertLandingPages(tx: Tx): Promise<void> {
  await tx.insert(categoryLandingPages).values(
    demoLandingPages.map(({ blocks, pinned_speakers, ...page }) => ({
      ...page,
      id: landingPageId(page),
      status: "published" as const,
      body: blogMarkdown(blocks),
      pinned_speaker_ids: pinned_speakers.map(speakerId),
    })),
  );
}

export function landingPageId(page: { readonly category: string; readonly slug: string }): string {
  return stableId("landing page", `${page.category} ${page.slug}`);
}
