import { sql } from "drizzle-orm";
import { speakers } from "#data/schema/speakers/speakers.ts";

/** `isListed` of the domain, for queries. */
export const isListedRow = sql<boolean>`(${speakers.is_active} and ${speakers.status} = 'active')`;
