import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { PREVIEW_LINK_KINDS } from "#domain/content/signed-preview-link.ts";
import { authUsers } from "./auth/auth-users.ts";
import { bytea, codes, createdAt, instant } from "./columns.ts";

/** Links an admin hands out: to preview a draft, or to take over a profile. Tokens are random. */
export const signedPreviewLinks = pgTable(
  "desk_links",
  {
    /** Of the token in the link, which is stored nowhere. */
    token_hash: bytea().primaryKey(),
    kind: text({ enum: PREVIEW_LINK_KINDS }).notNull(),
    object_id: uuid().notNull(),
    created_by: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    /** A profile is taken over once; a draft may be looked at again. */
    used_at: instant(),
  },
  (t) => [
    codes("desk_links_kind", t.kind, PREVIEW_LINK_KINDS),
    index("desk_links_by_object").on(t.object_id, t.kind),
    index("desk_links_by_author").on(t.created_by),
  ],
);
