import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  customType,
  date,
  integer,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** Instants are `Date` at the driver, days are text: nothing else in the schema decides this. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });
export const day = () => date({ mode: "string" }).$type<IsoDate>();
export const amount = () => integer().$type<Cents>();

export const id = () => uuid().primaryKey().defaultRandom();
export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () => instant().notNull().defaultNow();

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => "bytea",
});

/*
 * Indexes that run downwards say `.desc().nullsFirst()`: Drizzle would write NULLS LAST, PostgreSQL's
 * `order by … desc` means NULLS FIRST, and then the index could not give the order.
 */

/** Constraint texts hold literals: a migration has no parameters. */
function literal(code: string): string {
  return `'${code.replaceAll("'", "''")}'`;
}

export function isOneOf(column: AnyPgColumn | SQL, codes: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(codes.map(literal).join(", "))})`;
}

export function codes(name: string, column: AnyPgColumn, allowed: readonly string[]) {
  return check(name, isOneOf(column, allowed));
}

export function length(name: string, column: AnyPgColumn, min: number, max: number) {
  const [low, high] = [sql.raw(String(min)), sql.raw(String(max))];
  return check(name, sql`length(btrim(${column})) between ${low} and ${high}`);
}

export function range(name: string, column: AnyPgColumn, min: number, max: number) {
  return check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`);
}

export function atLeast(name: string, column: AnyPgColumn, min: number) {
  return check(name, sql`${column} >= ${sql.raw(String(min))}`);
}

/** Lower-case words joined by single hyphens, so an address never needs escaping. */
export function slugFormat(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${column}) <= 120`);
}
