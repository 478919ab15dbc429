import { expect, test } from "vitest";
import { personNames } from "./person-names.ts";

test("names count only together", () => {
  expect(personNames({ first_name: " Ada ", last_name: "Lovelace" })).toEqual({
    first_name: "Ada",
    last_name: "Lovelace",
  });
  expect(personNames({ first_name: "Ada" })).toBeNull();
  expect(personNames({ first_name: "Ada", last_name: "  " })).toBeNull();
  expect(personNames({ first_name: ["Ada"], last_name: { a: 1 } })).toBeNull();
  for (const data of [null, undefined, "Ada Lovelace", 7]) expect(personNames(data)).toBeNull();
});

test("nothing but the names survives", () => {
  const data = { first_name: "Ada", last_name: "L", role: "admin", is_verified: true };
  expect(Object.keys(personNames(data) ?? {})).toEqual(["first_name", "last_name"]);
});

test("a name is cut to what the profile holds", () => {
  const names = personNames({ first_name: "a".repeat(500), last_name: "b" });
  expect(names?.first_name).toHaveLength(100);
});
