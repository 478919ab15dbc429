import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { goneAddresses } from "#data/schema/content.ts";

const hashOf = (path: SQL) => sql`sha256(convert_to(${path}, 'UTF8'))`;

/** Every address a profile has or had; before the profile itself is emptied. */
export function rememberAddresses(speakerId: string): SQL {
  return sql`insert into gone_addresses (path_hash)
    select ${hashOf(sql`path`)} from (
      select '/speaker/' || slug as path from speakers where id = ${speakerId}
      union select '/speaker/' || from_slug from slug_redirects where kind = 'speaker'
        and to_slug = (select slug from speakers where id = ${speakerId})
      union select path from path_redirects where speaker_id = ${speakerId}) as known
    on conflict do nothing`;
}

export async function isGone(db: Db, path: string): Promise<boolean> {
  const hits = await db.$count(goneAddresses, eq(goneAddresses.path_hash, hashOf(sql`${path}`)));
  return hits > 0;
}
