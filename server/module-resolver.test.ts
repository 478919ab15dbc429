import type { ResolveFnOutput } from "node:module";
import { expect, test } from "vitest";
import { createModuleResolver } from "./module-resolver.ts";

const OURS = "file:///product/server/";
const THEIRS = "file:///product/node_modules/";

/** Imports one after the other; says what came out and what Node itself was asked for. */
function importing(answers: Record<string, ResolveFnOutput>) {
  const resolve = createModuleResolver();
  const asked: string[] = [];
  const load = (specifier: string, parentURL: string | undefined, condition = "import") =>
    resolve(specifier, { parentURL, conditions: ["node", condition], importAttributes: {} }, () => {
      asked.push(specifier);
      const answer = answers[`${parentURL} ${specifier}`];
      if (!answer) throw new Error(`Cannot find ${specifier}`);
      return answer;
    });
  return { load, asked };
}

test("files of a folder take the format of the first one", () => {
  const { load, asked } = importing({
    [`${OURS}main.ts ./serve.ts`]: { url: `${OURS}serve.ts`, format: "module-typescript" },
  });
  load("./serve.ts", `${OURS}main.ts`);
  expect(load("../server/log.ts", `${OURS}serve.ts`)).toEqual({
    url: `${OURS}log.ts`,
    format: "module-typescript",
    shortCircuit: true,
  });
  expect(asked).toEqual(["./serve.ts"]);
});

test("another folder, another ending and an unknown format are asked for", () => {
  const { load, asked } = importing({
    [`${THEIRS}a/esm/index.js ./one.js`]: { url: `${THEIRS}a/esm/one.js`, format: "module" },
    [`${THEIRS}a/esm/index.js ../cjs/two.js`]: { url: `${THEIRS}a/cjs/two.js`, format: "commonjs" },
    [`${THEIRS}a/esm/index.js ./three.cjs`]: { url: `${THEIRS}a/esm/three.cjs` },
    [`${THEIRS}a/esm/index.js ./four.cjs`]: { url: `${THEIRS}a/esm/four.cjs` },
  });
  load("./one.js", `${THEIRS}a/esm/index.js`);
  expect(load("../cjs/two.js", `${THEIRS}a/esm/index.js`).format).toBe("commonjs");
  load("./three.cjs", `${THEIRS}a/esm/index.js`);
  load("./four.cjs", `${THEIRS}a/esm/index.js`);
  expect(asked).toEqual(["./one.js", "../cjs/two.js", "./three.cjs", "./four.cjs"]);
});

test("a package is found once for us, and for each folder of another package by itself", () => {
  const { load, asked } = importing({
    [`${OURS}a.ts zod`]: { url: `${THEIRS}zod/index.js`, format: "module" },
    [`${THEIRS}old/index.js zod`]: {
      url: `${THEIRS}old/node_modules/zod/index.js`,
      format: "module",
    },
  });
  load("zod", `${OURS}a.ts`);
  expect(load("zod", "file:///product/data/b.ts").url).toBe(`${THEIRS}zod/index.js`);
  expect(load("zod", `${THEIRS}old/index.js`).url).toBe(`${THEIRS}old/node_modules/zod/index.js`);
  expect(asked).toEqual(["zod", "zod"]);
});

test("what is required or has no parent stays with Node", () => {
  const { load, asked } = importing({
    [`${OURS}a.ts ./b.ts`]: { url: `${OURS}b.ts`, format: "module-typescript" },
    [`undefined ${OURS}main.ts`]: { url: `${OURS}main.ts`, format: "module-typescript" },
  });
  load("./b.ts", `${OURS}a.ts`);
  load("./b.ts", `${OURS}a.ts`, "require");
  load(`${OURS}main.ts`, undefined);
  expect(asked).toEqual(["./b.ts", "./b.ts", `${OURS}main.ts`]);
});
