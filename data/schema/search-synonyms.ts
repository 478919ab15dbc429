import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt } from "./columns.ts";

/** Groups of words and abbreviations that mean the same in a search (C-110). */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    id: id(),
    words: text().array().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    check(
      "search_synonyms_words",
      sql`cardinality(${t.words}) between 2 and 12 and array_position(${t.words}, null) is null`,
    ),
  ],
);
