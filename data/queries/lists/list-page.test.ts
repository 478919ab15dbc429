import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { profiles } from "#data/schema/accounts.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { orderOf } from "./list-page.ts";

const columns = {
  changed: speakers.updated_at,
  fee: speakers.fee_20,
  account: profiles.user_id,
  name: sql`lower(${speakers.name})`,
  both: [speakers.slug, speakers.updated_at],
};

function written(sort: keyof typeof columns, order: "asc" | "desc"): string {
  const parts = orderOf(columns, { sort, order }, speakers.id);
  return new PgDialect().sqlToQuery(sql.join(parts, sql`, `)).sql;
}

test("a column that is never empty is ordered as its index is", () => {
  expect(written("changed", "desc")).toBe('"speakers"."updated_at" desc, "speakers"."id" desc');
  expect(written("both", "asc")).toBe(
    '"speakers"."slug" asc, "speakers"."updated_at" asc, "speakers"."id" asc',
  );
});

test("whatever may be empty has its empty values last, also what another table lacks", () => {
  const last = ' nulls last, "speakers"."id" desc';
  expect(written("fee", "desc")).toBe(`"speakers"."fee_20" desc${last}`);
  expect(written("account", "desc")).toBe(`"profiles"."user_id" desc${last}`);
  expect(written("name", "desc")).toBe(`lower("speakers"."name") desc${last}`);
});
