import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { conversations } from "#data/schema/messaging.ts";
import type { Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertPerson, messageApi } from "#tests/support/message-api.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const { ask, send } = messageApi(createApi(testCtx(db, { now: () => new Date() })));

const speaker = await insertPerson(db, "speaker");
const otherSpeaker = await insertPerson(db, "speaker");
const admin = await insertPerson(db, "admin");

const open = (viewer: Viewer, request: Record<string, string>) =>
  ask(viewer, "/conversations", request);

test("a speaker opens none before the customer wrote or booked, for any id [SEC-10]", async () => {
  const silent = await insertPerson(db, "customer", { first_name: "Ada", last_name: "Geheim" });
  const before = await db.$count(conversations);
  const answerTo = async (customer_id: string) => {
    const { status, body } = await open(speaker, { customer_id });
    const { code, message } = body.error;
    return { status, code, message };
  };
  const unknown = await answerTo(randomUUID());
  expect(unknown).toMatchObject({ status: 422, code: "not_possible" });
  for (const id of [silent.userId, admin.userId, otherSpeaker.userId]) {
    expect(await answerTo(id)).toEqual(unknown);
  }
  expect(await db.$count(conversations)).toBe(before);
});

test("a chat that was only opened is none for the speaker; the first word makes it one [SEC-10]", async () => {
  const shy = await insertPerson(db, "customer", { first_name: "Ada", last_name: "Geheim" });
  const { id } = (await open(shy, { speaker_id: speaker.speakerId })).body;
  const listed = async () => {
    const { body } = await ask(speaker, "/conversations");
    return body.items.some((item) => item.id === id);
  };
  expect((await open(speaker, { customer_id: shy.userId })).body.error.code).toBe("not_possible");
  expect((await ask(speaker, `/conversations/${id}`)).status).toBe(404);
  expect((await ask(speaker, `/conversations/${id}/messages`)).status).toBe(404);
  expect((await send(speaker, id, "Guten Tag")).status).toBe(404);
  expect(await listed()).toBe(false);
  expect((await send(shy, id, "Guten Tag")).status).toBe(201);
  expect((await open(speaker, { customer_id: shy.userId })).body.id).toBe(id);
  expect((await send(speaker, id, "Guten Tag, Ada")).status).toBe(201);
  expect(await listed()).toBe(true);
});
