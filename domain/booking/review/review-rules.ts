/** What a review must hold; the form and the server share it. */
export const REVIEW_LIMITS = {
  rating: { min: 1, max: 5 },
  content: { min: 20, max: 2000 },
  author: { max: 200 },
} as const;

export const RATINGS = [1, 2, 3, 4, 5] as const;

export type ReviewDraft = {
  readonly rating: number;
  readonly content: string;
  readonly author_name: string;
  readonly author_position: string;
  readonly author_company: string;
};

export type ReviewFault = "rating" | "content_short" | "content_long" | "author" | "too_long";
export type ReviewFaults = Partial<Record<keyof ReviewDraft, ReviewFault>>;

/** Field by field, so that each says for itself what is wrong; empty when it can be sent. */
export function reviewFaults(draft: ReviewDraft): ReviewFaults {
  const { rating, content, author } = REVIEW_LIMITS;
  const length = draft.content.trim().length;
  const name = draft.author_name.trim();
  const isRated =
    Number.isInteger(draft.rating) && draft.rating >= rating.min && draft.rating <= rating.max;
  return {
    ...(!isRated && { rating: "rating" as const }),
    ...(length < content.min && { content: "content_short" as const }),
    ...(length > content.max && { content: "content_long" as const }),
    ...(name === "" && { author_name: "author" as const }),
    ...(name.length > author.max && { author_name: "too_long" as const }),
    ...(draft.author_position.trim().length > author.max && {
      author_position: "too_long" as const,
    }),
    ...(draft.author_company.trim().length > author.max && { author_company: "too_long" as const }),
  };
}
