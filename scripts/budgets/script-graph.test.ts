import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beyond, readScriptGraph, scriptNamed, withImports } from "./script-graph.ts";

const folder = mkdtempSync(join(tmpdir(), "graph-"));
const FILES = {
  "page-AAAAAAAA.js": 'import{a as b}from"./frame-BBBBBBBB.js";import"./side-CCCCCCCC.js";',
  "frame-BBBBBBBB.js": "export const a=()=>import(`./later-DDDDDDDD.js`);",
  "side-CCCCCCCC.js": "const x=()=>import(`./dialog-EEEEEEEE.js`);",
  "later-DDDDDDDD.js": "",
  "dialog-EEEEEEEE.js": 'import"./page-AAAAAAAA.js";',
};
for (const [name, code] of Object.entries(FILES)) writeFileSync(join(folder, name), code);
const graph = await readScriptGraph(folder, "/assets/");
const named = (scripts: ReadonlySet<string>) => [...scripts].map((one) => one.slice(8, 12)).sort();
const page = scriptNamed(graph, "page") ?? "";

test("a page arrives with what it imports, and not with what it may fetch later", () => {
  expect(named(withImports(graph, [page]))).toEqual(["fram", "page", "side"]);
});

test("what a screen can ask for ends where others have asked before", () => {
  const frame = new Set([scriptNamed(graph, "frame") ?? ""]);
  expect(named(beyond(graph, [page], frame))).toEqual(["dial", "page", "side"]);
  expect(scriptNamed(graph, "missing")).toBeNull();
});
