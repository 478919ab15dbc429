/** What a link of the administration opens. */
export const DESK_LINK_KINDS = ["claim", "post", "landing"] as const;
export type DeskLinkKind = (typeof DESK_LINK_KINDS)[number];

/** Speakers answer invitations within two weeks or not at all; a draft changes within days. */
export const DESK_LINK_DAYS: Readonly<Record<DeskLinkKind, number>> = {
  claim: 14,
  post: 7,
  landing: 7,
};
