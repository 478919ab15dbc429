/** The specification names some fields twice; whichever a row carries is read, the first one wins. */
type Spelled<K extends string> = { readonly [key in K]: string | null };

function firstSet(first: string | null, second: string | null): string | null {
  return first?.trim() ? first : second;
}

export function testimonialRole(row: Spelled<"position" | "role">): string | null {
  return firstSet(row.position, row.role);
}

export function testimonialQuote(row: Spelled<"content" | "quote">): string | null {
  return firstSet(row.content, row.quote);
}

export function galleryImageUrl(row: Spelled<"url" | "image_url">): string | null {
  return firstSet(row.url, row.image_url);
}
