import type { PostGap } from "#domain/content/post-rules.ts";

/** What a public post still needs, and at which field of the form. */
export const GAP_TEXTS: Record<PostGap, { field: string; text: string }> = {
  excerpt: { field: "excerpt", text: "Ein öffentlicher Artikel braucht einen Anreißer." },
  body: { field: "body", text: "Ein öffentlicher Artikel braucht einen Text." },
  date: { field: "published_at", text: "Bitte wählen Sie einen Zeitpunkt in der Zukunft." },
};
