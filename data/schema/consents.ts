import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth/auth-users.ts";
import { bookings } from "./bookings.ts";
import { codes, createdAt, id, length } from "./columns.ts";

const CONSENT_DOCUMENTS = ["agb", "widerruf", "speaker_agb", "datenschutz", "analytics"] as const;

/** Which version of which document an account accepted, and when. Append only. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "restrict" }),
    document: text({ enum: CONSENT_DOCUMENTS }).notNull(),
    version: text().notNull(),
    booking_id: uuid().references(() => bookings.id, { onDelete: "restrict" }),
    ip_hash: text(),
    accepted_at: createdAt(),
  },
  (t) => [
    codes("consents_document", t.document, CONSENT_DOCUMENTS),
    length("consents_version", t.version, 1, 40),
    index("consents_by_user").on(t.user_id, t.document),
    index("consents_by_booking").on(t.booking_id),
  ],
);
