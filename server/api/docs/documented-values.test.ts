import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Operation } from "#server/api/operation/operation.ts";
import { OPERATIONS } from "../operations.ts";
import { API_PREFIX } from "./api-mount.ts";
import { describeApi } from "./openapi-document.ts";

const document = JSON.parse(
  JSON.stringify(describeApi(OPERATIONS, "http://localhost:3000")),
) as unknown as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Json> };
};

type Json = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Json>;
  items?: Json;
  additionalProperties?: Json | boolean;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
};
type Body = { content?: Record<string, { schema?: Json }> };
type Described = {
  parameters?: { name: string; in: string; schema: Json }[];
  requestBody?: Body;
  responses: Record<string, Body>;
};
type Zod = z.ZodType & { def: ZodDef };
type ZodDef = {
  type: string;
  values?: unknown[];
  entries?: Record<string, unknown>;
  innerType?: Zod;
  in?: Zod;
  out?: Zod;
  shape?: Record<string, Zod>;
  element?: Zod;
  valueType?: Zod;
  options?: Zod[];
};
/** A place of the API: what the server parses there, and what the document says about it. */
type Place = { at: string; zod: Zod; json: Json };

const WRAPPERS = [
  "optional",
  "nullable",
  "default",
  "prefault",
  "catch",
  "readonly",
  "nonoptional",
];

function unwrapped(zod: Zod): Zod {
  const { type, innerType, in: input, out } = zod.def;
  if (WRAPPERS.includes(type) && innerType) return unwrapped(innerType);
  if (type === "pipe" && input && out)
    return unwrapped(input.def.type === "transform" ? out : input);
  return zod;
}

function resolved(json: Json): Json {
  const name = json.$ref?.split("/").at(-1);
  return name ? resolved(document.components.schemas[name] ?? {}) : json;
}

/** The schema and those it is put together from, references followed. */
function alternatives(json: Json): Json[] {
  const whole = resolved(json);
  const parts = [...(whole.anyOf ?? []), ...(whole.oneOf ?? []), ...(whole.allOf ?? [])];
  return [whole, ...parts.flatMap(alternatives)];
}

function allowsNull(json: Json): boolean {
  const whole = resolved(json);
  const parts = whole.anyOf ?? whole.oneOf;
  if (parts) return parts.some(allowsNull);
  if (whole.allOf) return whole.allOf.every(allowsNull);
  const isType = whole.type === undefined || [whole.type].flat().includes("null");
  return isType && (whole.enum === undefined || whole.enum.includes(null));
}

/** The alternatives of a union, without the null that may stand beside it. */
function unionParts(json: Json): Json[] {
  const parts = resolved(json).anyOf ?? resolved(json).oneOf ?? [];
  const named = parts.filter(({ type }) => type !== "null");
  const [only] = named;
  return only && named.length === 1 && parts.length > 1 ? unionParts(only) : named;
}

function placesIn(place: Place, seen: Set<Zod>): Place[] {
  const zod = unwrapped(place.zod);
  if (seen.has(zod)) return [place];
  const within = new Set([...seen, zod]);
  const { shape, element, valueType, options } = zod.def;
  const known = alternatives(place.json);
  const go = (at: string, inner: Zod, json: Json | undefined) =>
    json ? placesIn({ at: `${place.at}${at}`, zod: inner, json }, within) : [];
  const fields = Object.entries(shape ?? {}).flatMap(([name, inner]) =>
    go(`.${name}`, inner, known.find((one) => one.properties?.[name])?.properties?.[name]),
  );
  const extra = known.find((one) => typeof one.additionalProperties === "object");
  return [
    place,
    ...(zod.def.type === "object" ? fields : []),
    ...(element ? go("[]", element, known.find((one) => one.items)?.items) : []),
    ...(valueType ? go("{}", valueType, extra?.additionalProperties as Json | undefined) : []),
    ...(options ?? []).flatMap((option, index) => {
      return go(`|${index}`, option, unionParts(place.json)[index]);
    }),
  ];
}

function bodyPlaces(at: string, schema: Zod | undefined, json: Body | undefined): Place[] {
  if (!schema) return [];
  return Object.values(json?.content ?? {}).flatMap((content) =>
    content.schema ? placesIn({ at, zod: schema, json: content.schema }, new Set()) : [],
  );
}

function parameterPlaces(at: string, zod: Zod | undefined, described: Described): Place[] {
  return Object.entries(zod ? (unwrapped(zod).def.shape ?? {}) : {}).flatMap(([name, inner]) => {
    const schema = described.parameters?.find((one) => one.name === name)?.schema;
    return schema ? placesIn({ at: `${at}.${name}`, zod: inner, json: schema }, new Set()) : [];
  });
}

const taken: Place[] = [];
const parameters: Place[] = [];
const answered: Place[] = [];
for (const [at, operation] of Object.entries<Operation>(OPERATIONS)) {
  const [method = "", path = ""] = at.split(" ");
  const described = document.paths[`${API_PREFIX}${path}`]?.[method.toLowerCase()];
  if (!described) throw new Error(`${at} is not described`);
  const { body, form, query, params, headers } = operation.input as Record<string, Zod>;
  taken.push(...bodyPlaces(at, body ?? form, described.requestBody));
  for (const group of [query, params, headers]) {
    parameters.push(...parameterPlaces(at, group, described));
  }
  const { output } = operation;
  if (output.kind === "json") {
    const answer = described.responses[output.status];
    const schema = output.schema as Zod;
    // With 202, null is answered without a body.
    const sent = output.status === 202 ? schema.def.innerType : schema;
    answered.push(...bodyPlaces(`${at} ${output.status}`, sent, answer));
  }
}

function valuesOf(zod: Zod): unknown[] | undefined {
  const { type, values, entries } = unwrapped(zod).def;
  if (type === "literal") return values;
  return type === "enum" ? Object.values(entries ?? {}) : undefined;
}

/** The values of a closed list as documented, a single one among them. */
function listedIn(json: Json): unknown[] {
  const values = alternatives(json).flatMap(
    (one) => one.enum ?? ("const" in one ? [one.const] : []),
  );
  return [...new Set(values)];
}

function differingList({ at, zod, json }: Place): string[] {
  const known = valuesOf(zod);
  if (!known) return [];
  const documented = listedIn(json).filter((value) => value !== null);
  const isEqual = sorted(documented).join() === sorted(known).join();
  return isEqual ? [] : [`${at}: ${sorted(documented)} instead of ${sorted(known)}`];
}

const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();
const NO_SUCH_VALUE = "kein-solcher-wert";

describe.each([
  ["in a body", taken],
  ["in an answer", answered],
])("documented values %s", (_, places) => {
  test("all places of the API are compared", () => {
    expect(places.filter(({ zod }) => valuesOf(zod)).length).toBeGreaterThan(40);
  });

  test("a closed list is documented with all its values and no other", () => {
    expect(places.flatMap(differingList)).toEqual([]);
  });

  test("null is documented exactly where it is valid", () => {
    const differing = places.filter(({ zod, json }) => {
      const isOpen = ["unknown", "any"].includes(unwrapped(zod).def.type);
      return !isOpen && zod.safeParse(null).success !== allowsNull(json);
    });
    expect(differing.map(({ at, json }) => `${at}: ${JSON.stringify(json)}`)).toEqual([]);
  });
});

test("the server takes every documented value of a list, and nothing beside the list", () => {
  expect(parameters.flatMap(differingList)).toEqual([]);
  const listed = [...taken, ...parameters].filter(({ json }) => resolved(json).enum);
  const refused = listed.flatMap(({ at, zod, json }) =>
    (resolved(json).enum ?? []).flatMap((value) =>
      zod.safeParse(value).success ? [] : [`${at}: ${JSON.stringify(value)}`],
    ),
  );
  expect(refused).toEqual([]);
  const loose = listed.filter(({ zod }) => zod.safeParse(NO_SUCH_VALUE).success);
  expect(loose.map(({ at }) => at)).toEqual([]);
});
