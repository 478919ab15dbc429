import type { Random } from "./random.ts";

/** As much of JSON Schema as the OpenAPI document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Written into the text of a body as it stands: JSON knows such numbers, JavaScript does not. */
export const RAW_NUMBER = "raw-number:";

const DAYS = [
  "0000-01-01",
  "0001-01-01",
  "1582-10-10",
  "1970-01-01",
  "2026-02-29",
  "2026-02-30",
  "2026-13-01",
  "2028-02-29",
  "2027-03-28T02:30:00",
  "9999-12-31",
  "9999-12-31T23:59:59.999Z",
  "+010000-01-01",
  "275760-09-14",
  "-000001-01-01",
  "2026-1-1",
  "31.12.2026",
];

const TEXTS = [
  "",
  " ",
  "\t\n",
  "a",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "😀".repeat(300),
  "👩‍👩‍👧‍👦",
  "e\u0301\u0301\u0301",
  "\u202e\u2066abc",
  "\ufeff",
  "İıſẞ",
  "٣٤",
  "ＡＢＣ",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "' or 1=1 --",
  "%00%ff",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "javascript:alert(1)",
  "http://127.0.0.1/",
  "a@b",
  `${"a".repeat(64)}@${"b".repeat(250)}.de`,
  "(((((((((((a",
  '"""',
  "x".repeat(256),
  "x".repeat(10_001),
  "ü".repeat(5_000),
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
];

const NUMBERS: readonly unknown[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  0.005,
  99.999,
  100,
  101,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_991,
  `${RAW_NUMBER}9007199254740993`,
  1e21,
  1e308,
  -1e308,
  5e-324,
  `${RAW_NUMBER}1e999`,
  `${RAW_NUMBER}-1e999`,
  `${RAW_NUMBER}123456789012345678901234567890`,
];

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { a: { b: { c: null } } },
  { constructor: "x", toString: 1, length: -1 },
  nested(20),
  nested(70),
  Array.from({ length: 1_000 }, (_, index) => index),
];

export function hostileText(random: Random): string {
  return random.chance(0.3) ? random.pick(DAYS) : random.pick(TEXTS);
}

export function hostileValue(random: Random): unknown {
  const kind = random.below(4);
  if (kind === 0) return random.pick(ODD);
  return kind === 1 ? random.pick(NUMBERS) : hostileText(random);
}

type Known = {
  readonly schemas: Record<string, Schema>;
  valueOf(name: string): string | undefined;
};

/** Something the schema allows, as far as it says; names help to find ids that exist. */
export function validValue(random: Random, known: Known, schema: Schema, name = ""): unknown {
  const resolved = resolve(known, schema);
  const choices = resolved.anyOf ?? resolved.oneOf;
  if (choices) return validValue(random, known, random.pick(choices), name);
  if (resolved.allOf) {
    return Object.assign({}, ...resolved.allOf.map((part) => validValue(random, known, part)));
  }
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return random.pick(resolved.enum);
  return valueOfType(random, known, resolved, name);
}

function valueOfType(random: Random, known: Known, schema: Schema, name: string): unknown {
  const types = [schema.type ?? "object"].flat();
  switch (random.pick(types)) {
    case "string":
      return validText(random, known, schema, name);
    case "integer":
    case "number": {
      const { minimum: from = 0, maximum: to = from + 1_000 } = schema;
      return random.pick([from, to, from + random.below(Math.max(1, Math.min(to - from, 1_000)))]);
    }
    case "boolean":
      return random.chance(0.5);
    case "array":
      return Array.from({ length: random.below(3) }, () =>
        validValue(random, known, schema.items ?? {}, name),
      );
    case "null":
      return null;
    default:
      return validObject(random, known, schema);
  }
}

function validObject(random: Random, known: Known, { properties = {}, required = [] }: Schema) {
  const entries = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.chance(0.5),
  );
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, validValue(random, known, inner, name)]),
  );
}

function validText(random: Random, known: Known, schema: Schema, name: string): string {
  const existing = known.valueOf(name);
  if (existing !== undefined && random.chance(0.7)) return existing;
  if (schema.format === "uuid") return crypto.randomUUID();
  if (schema.format === "email" || name.includes("email")) return "fuzz@example.org";
  if (/date|from|to|day/.test(name)) return `2027-0${1 + random.below(9)}-1${random.below(10)}`;
  const length = Math.min(schema.maxLength ?? 20, Math.max(schema.minLength ?? 1, 20));
  return "Wort ".repeat(50).slice(0, Math.max(1, length));
}

function resolve({ schemas }: Known, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** A body with something wrong in it, most of it as the schema has it. */
export function spoil(random: Random, value: unknown): unknown {
  if (random.chance(0.1)) return hostileValue(random);
  if (Array.isArray(value)) {
    return random.chance(0.3) || value.length === 0
      ? [...value, hostileValue(random)]
      : value.map((item, index) => (index === 0 ? spoil(random, item) : item));
  }
  if (typeof value !== "object" || value === null) return hostileValue(random);
  const entries = Object.entries(value);
  if (entries.length === 0) return { [hostileText(random)]: hostileValue(random) };
  const [name, inner] = random.pick(entries);
  const { [name]: _gone, ...rest } = value as Record<string, unknown>;
  return random.chance(0.2) ? rest : { ...rest, [name]: spoil(random, inner) };
}
