import { type SQL, sql } from "drizzle-orm";

/** The steps by which a speaker gives an inquiry a price or a day. */
export const isOffer = (event: SQL): SQL => sql`${event} in ('offer', 'hold')`;

/** The steps by which an inquiry is answered, whatever becomes of the booking afterwards. */
export const isAnswer = (event: SQL): SQL => sql`${event} in ('offer', 'hold', 'decline')`;
