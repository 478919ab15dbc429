import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Db } from "#data/db.ts";
import { isReservedSlug } from "#domain/speaker/speaker-codes.ts";
import { AUDIENCES } from "#server/api/operation/access.ts";
import { PERMISSIONS } from "#server/api/operation/permissions.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { createApi } from "../api.ts";
import { OPERATIONS } from "../operations.ts";
import { API_MOUNT } from "./api-mount.ts";
import { describeApi } from "./openapi-document.ts";

// Nothing is asked of the database here.
const api = createApi(testCtx({} as Db));
const document = describeApi(OPERATIONS, "http://localhost:3000");

const described = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path.slice(API_MOUNT.length).replace(/\{([\w-]+)\}/g, ":$1")}`,
    operation,
  })),
);

test("router, OpenAPI document and permission matrix list the same routes [SEC-06]", () => {
  // Middleware for everything is registered under ALL and answers nothing by itself.
  const served = api.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => route.includes(" /v1/"));
  const listed = Object.keys(PERMISSIONS).sort();
  expect([...new Set(served)].sort()).toEqual(listed);
  expect(described.map(({ route }) => route).sort()).toEqual(listed);
});

test("every route says for every audience what it may see", () => {
  for (const access of Object.values(PERMISSIONS)) {
    expect(Object.keys(access)).toEqual(expect.arrayContaining([...AUDIENCES]));
  }
});

test("every operation and parameter is explained", () => {
  for (const { route, operation } of described) {
    expect(operation.summary, route).toBeTruthy();
    const silent = (operation.parameters ?? []).filter(({ description }) => !description);
    expect(silent.map(({ name }) => `${route} ${name}`)).toEqual([]);
  }
  const ids = described.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
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

test("no operation is declared twice", () => {
  const names = globSync("server/api/*/operations*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^ {2}"([A-Z]+ \/[^"]+)": operation/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
