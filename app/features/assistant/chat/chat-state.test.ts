import { expect, test, vi } from "vitest";
import { failure, ok, type Result } from "#domain/result.ts";
import type { AskFailure, AssistantAnswer } from "./assistant-api.ts";
import { type Chat, createChat, NO_CHAT } from "./chat-state.ts";

const CONVERSATION = { id: "c1", key: "k1" };
const ANSWER = { conversation: CONVERSATION, id: "a1", text: "Gern." } as AssistantAnswer;

/** A chat whose answers come when the test says so. */
function startChat(kept: Chat = NO_CHAT) {
  const asked: PromiseWithResolvers<Result<AssistantAnswer, AskFailure>>[] = [];
  const stored = { chat: kept };
  const remove = vi.fn(async () => true);
  const chat = createChat({
    ask: () => {
      const answer = Promise.withResolvers<Result<AssistantAnswer, AskFailure>>();
      asked.push(answer);
      return answer.promise;
    },
    remove,
    memory: {
      read: () => stored.chat,
      keep: (next) => {
        stored.chat = next;
      },
    },
  });
  const answer = (at: number, said: Result<AssistantAnswer, AskFailure> = ok(ANSWER)) =>
    asked[at]?.resolve(said);
  return { chat, answer, asked, remove, stored };
}

test("a question waits for its answer, which is kept with it", async () => {
  const { chat, answer, stored } = startChat();
  const sent = chat.send(" KI ");
  expect(chat.state()).toMatchObject({ isWaiting: true, entries: [{ text: "KI" }] });
  answer(0);
  await sent;
  expect(chat.state()).toMatchObject({ isWaiting: false, conversation: CONVERSATION });
  expect(stored.chat.entries.map(({ kind }) => kind)).toEqual(["question", "answer"]);
});

test("the answer to a forgotten question is dropped, and deleted where it was stored", async () => {
  const { chat, answer, asked, remove, stored } = startChat();
  const sent = chat.send("KI");
  expect(await chat.forget()).toBe(true);
  expect(chat.state()).toEqual({ ...NO_CHAT, isWaiting: false });
  const next = chat.send("Klima");
  answer(0);
  await sent;
  expect(remove).toHaveBeenCalledExactlyOnceWith(CONVERSATION);
  expect(chat.state()).toMatchObject({ isWaiting: true, entries: [{ text: "Klima" }] });
  answer(1, failure({ kind: "failed", message: null }));
  await next;
  expect(asked).toHaveLength(2);
  expect(stored.chat.entries.map(({ kind }) => kind)).toEqual(["question", "failure"]);
});

test("what the server cannot delete stays", async () => {
  const { chat, remove } = startChat({
    entries: [{ kind: "question", text: "KI" }],
    conversation: CONVERSATION,
  });
  remove.mockResolvedValueOnce(false);
  expect(await chat.forget()).toBe(false);
  expect(chat.state().entries).toHaveLength(1);
});

test("leaving removes the chat, also the answer under way", async () => {
  const { chat, answer, stored } = startChat();
  const sent = chat.send("KI");
  chat.drop();
  answer(0);
  await sent;
  expect(chat.state().entries).toEqual([]);
  expect(stored.chat).toEqual(NO_CHAT);
});
