import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { NO_CONSTRAINTS } from "#domain/assistant/constraints.ts";
import { createChatModel } from "#integrations/assistant/chat-model.ts";
import { standInModel } from "#tests/support/fakes/stand-in-model.ts";
import { askModel } from "./model-answer.server.ts";

const service = await standInModel();
const model = createChatModel({ url: `${service.url}/`, key: "geheim", model: "klein-1" });
const asked = { message: "KI, kim@firma.example, 0171 2345678", constraints: NO_CONSTRAINTS };
const ask = (limitMs?: number) => askModel(model, asked, [], limitMs);

beforeEach(() => {
  service.answers = null;
  service.heard.length = 0;
});
afterAll(() => service.close());

describe("a model behind real HTTP", () => {
  test("gets its key, typed tools over public data and no personal data", async () => {
    service.says = () => '{"text":"Dazu finde ich noch niemanden.","speakers":[]}';
    expect(await ask()).toEqual({
      text: "Dazu finde ich noch niemanden.",
      slugs: [],
      rejected: 0,
      inputTokens: 20,
      outputTokens: 10,
    });
    expect(service.heard).toHaveLength(2);
    expect(service.heard[0]).toMatchObject({
      authorization: "Bearer geheim",
      asked: { model: "klein-1", tools: [{ function: { name: "find_speakers" } }] },
    });
    expect(JSON.stringify(service.heard)).not.toMatch(/kim@firma|2345678/);
  });

  test("that does not answer in time is given up", async () => {
    service.answers = () => undefined;
    await expect(ask(50)).rejects.toThrow(/timeout/i);
  });

  test.each<[string, number, string, Record<string, string>]>([
    ["an error", 500, "kaputt", {}],
    ["no JSON", 200, "<html>Wartung</html>", {}],
    ["half an answer", 200, '{"choices":[{"message":{"content":"{\\"text', {}],
    ["a redirect", 302, "", { location: "http://127.0.0.1:9/v1" }],
    ["far too much", 200, JSON.stringify("x".repeat(300_000)), {}],
  ])("that sends %s counts as one that did not answer", async (_what, status, body, headers) => {
    service.answers = (response) => response.writeHead(status, headers).end(body);
    await expect(ask()).rejects.toThrow();
  });

  test("that closes the line counts as one that did not answer", async () => {
    service.answers = (response) => response.destroy();
    await expect(ask()).rejects.toThrow();
  });

  test("that sends JSON without a message has said nothing that could be shown", async () => {
    for (const body of ["{}", '{"choices":[]}', '{"choices":[{"message":{"content":7}}]}']) {
      service.answers = (response) => response.writeHead(200).end(body);
      expect((await ask()).text).toBeNull();
    }
  });

  test("that calls tools without end is stopped", async () => {
    const call = { id: "1", type: "function", function: { name: "delete_all", arguments: "{}" } };
    const message = { content: null, tool_calls: [call] };
    service.answers = (response) =>
      response.writeHead(200).end(JSON.stringify({ choices: [{ message }] }));
    await expect(ask()).rejects.toThrow("did not come to an end");
    expect(JSON.stringify(service.heard.at(-1))).toContain("unknown tool");
  });
});
