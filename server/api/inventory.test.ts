import { expect, test } from "vitest";
import type { Db } from "#data/db.ts";
import { isReservedSlug } from "#domain/speaker/speaker-codes.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { createApi } from "./api.ts";
import { API_MOUNT } from "./docs/api-mount.ts";
import { describeApi } from "./docs/openapi-document.ts";
import { OPERATIONS } from "./docs/texts.ts";
import { AUDIENCES } from "./permission-kinds.ts";
import { PERMISSIONS } from "./permissions.ts";

// Nothing is asked of the database here.
const api = createApi(testCtx({} as Db));
const document = describeApi(api, "http://localhost:3000");

type Described = { operationId: string; parameters?: { name: string }[] };
const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Described>).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path.slice(API_MOUNT.length).replace(/\{(\w+)\}/g, ":$1")}`,
    operation,
  })),
);

test("router, OpenAPI document and permission matrix list the same routes [SEC-06]", () => {
  // Middleware for everything is registered under ALL and answers nothing by itself.
  const served = api.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  const listed = Object.keys(PERMISSIONS).sort();
  expect([...new Set(served)].sort()).toEqual(listed);
  expect(described.map(({ route }) => route).sort()).toEqual(listed);
});

test("every route says for every audience what it may see", () => {
  for (const access of Object.values(PERMISSIONS)) {
    expect(Object.keys(access).sort()).toEqual([...AUDIENCES].sort());
  }
});

test("every operation and parameter is explained in both languages", () => {
  const texts: Record<string, { parameters: Record<string, { de: string; en: string }> }> =
    OPERATIONS;
  expect(described.map(({ operation }) => operation.operationId).sort()).toEqual(
    Object.keys(OPERATIONS).sort(),
  );
  for (const { operation } of described) {
    const named = (operation.parameters ?? []).map(({ name }) => name).sort();
    expect(named).toEqual(Object.keys(texts[operation.operationId]?.parameters ?? {}).sort());
  }
});

test("nothing in the API stands where a short name is expected, unless the name is reserved", () => {
  const paths = [...new Set(described.map(({ route }) => route.split(" ")[1] ?? ""))];
  for (const stem of paths.filter((path) => path.endsWith("/:slug"))) {
    const place = stem.slice(0, -":slug".length);
    const beside = paths
      .filter((path) => path.startsWith(place))
      .map((path) => path.slice(place.length).split("/")[0] ?? "")
      .filter((segment) => !segment.startsWith(":"));
    expect(
      beside.filter((segment) => !isReservedSlug(segment)),
      place,
    ).toEqual([]);
  }
});

test("the document is OpenAPI 3.1 and names whole paths", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths ?? {})).toEqual(
    expect.arrayContaining([
      "/api/v1/speakers",
      "/api/v1/speakers/{slug}",
      "/api/v1/speakers/{slug}/availability",
      "/api/v1/categories",
    ]),
  );
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  for (const [, name = ""] of references) {
    expect(Object.keys(document.components?.schemas ?? {})).toContain(name);
  }
});
