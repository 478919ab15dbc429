import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { OPERATIONS } from "../operations.ts";
import { describeApi } from "./openapi-document.ts";

const document = describeApi(OPERATIONS, "https://www.wortbuehne.test");

test("the document passes a public linter with its recommended rules, warnings included", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`,
  );
  expect(found).toEqual([]);
});
