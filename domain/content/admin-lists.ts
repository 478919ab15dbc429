/** What the lists of the editors can be sorted by; the first is the default. */
export const POST_SORTS = ["updated_at", "published_at", "title", "status"] as const;
export type PostSort = (typeof POST_SORTS)[number];

export const TALK_SORTS = ["created_at", "title", "speaker", "category", "bookings"] as const;
export type TalkSort = (typeof TALK_SORTS)[number];

export const TALK_STATES = ["shown", "hidden"] as const;
export type TalkState = (typeof TALK_STATES)[number];

export const MEDIA_SORTS = ["created_at", "file_name", "bytes"] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

export const MEDIA_STATES = ["used", "unused", "no_alt", "rights_expired"] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

export const LANDING_SORTS = ["updated_at", "category", "headline", "status"] as const;
export type LandingSort = (typeof LANDING_SORTS)[number];

export const LANDING_STATUSES = ["draft", "published"] as const;
export type LandingStatus = (typeof LANDING_STATUSES)[number];
