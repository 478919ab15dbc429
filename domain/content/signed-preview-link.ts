/** What the link opens: a profile to take over, or a draft to preview. */
export const PREVIEW_LINK_KINDS = ["claim", "post", "landing"] as const;
export type PreviewLinkKind = (typeof PREVIEW_LINK_KINDS)[number];

/** Speakers answer invitations within two weeks or not at all; a draft changes within days. */
export const PREVIEW_LINK_DAYS: Readonly<Record<PreviewLinkKind, number>> = {
  claim: 14,
  post: 7,
  landing: 7,
};
