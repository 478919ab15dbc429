import { expect, test, vi } from "vitest";
import { failure, ok, type Result } from "#domain/result.ts";
import type { AskFailure, AssistantAnswer } from "./assistant-api.ts";
import { createTalk, NO_TALK, type Talk } from "./talk.ts";

const CONVERSATION = { id: "c1", key: "k1" };
const ANSWER = { conversation: CONVERSATION, id: "a1", text: "Gern." } as AssistantAnswer;

/** A talk whose answers come when the test says so. */
function startTalk(kept: Talk = NO_TALK) {
  const asked: PromiseWithResolvers<Result<AssistantAnswer, AskFailure>>[] = [];
  const stored = { talk: kept };
  const remove = vi.fn(async () => true);
  const talk = createTalk({
    ask: () => {
      const answer = Promise.withResolvers<Result<AssistantAnswer, AskFailure>>();
      asked.push(answer);
      return answer.promise;
    },
    remove,
    memory: {
      read: () => stored.talk,
      keep: (next) => {
        stored.talk = next;
      },
    },
  });
  const answer = (at: number, said: Result<AssistantAnswer, AskFailure> = ok(ANSWER)) =>
    asked[at]?.resolve(said);
  return { talk, answer, asked, remove, stored };
}

test("a question waits for its answer, which is kept with it", async () => {
  const { talk, answer, stored } = startTalk();
  const sent = talk.send(" KI ");
  expect(talk.state()).toMatchObject({ isWaiting: true, entries: [{ text: "KI" }] });
  answer(0);
  await sent;
  expect(talk.state()).toMatchObject({ isWaiting: false, conversation: CONVERSATION });
  expect(stored.talk.entries.map(({ kind }) => kind)).toEqual(["question", "answer"]);
});

test("the answer to a forgotten question is dropped, and deleted where it was stored", async () => {
  const { talk, answer, asked, remove, stored } = startTalk();
  const sent = talk.send("KI");
  expect(await talk.forget()).toBe(true);
  expect(talk.state()).toEqual({ ...NO_TALK, isWaiting: false });
  const next = talk.send("Klima");
  answer(0);
  await sent;
  expect(remove).toHaveBeenCalledExactlyOnceWith(CONVERSATION);
  expect(talk.state()).toMatchObject({ isWaiting: true, entries: [{ text: "Klima" }] });
  answer(1, failure({ kind: "failed", message: null }));
  await next;
  expect(asked).toHaveLength(2);
  expect(stored.talk.entries.map(({ kind }) => kind)).toEqual(["question", "failure"]);
});

test("what the server cannot delete stays", async () => {
  const { talk, remove } = startTalk({
    entries: [{ kind: "question", text: "KI" }],
    conversation: CONVERSATION,
  });
  remove.mockResolvedValueOnce(false);
  expect(await talk.forget()).toBe(false);
  expect(talk.state().entries).toHaveLength(1);
});

test("leaving removes the talk, also the answer under way", async () => {
  const { talk, answer, stored } = startTalk();
  const sent = talk.send("KI");
  talk.drop();
  answer(0);
  await sent;
  expect(talk.state().entries).toEqual([]);
  expect(stored.talk).toEqual(NO_TALK);
});
