import type { Db } from "#data/db.ts";

/** A query that each connection plans once: for what pages ask again and again, where planning costs most. */
export function preparedQuery<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  // By what a database shares with those of single answers (`knowingSettings`).
  const known = new WeakMap<Db["query"], Query>();
  return (db) => {
    const query = known.get(db.query) ?? prepare(db);
    known.set(db.query, query);
    return query;
  };
}
