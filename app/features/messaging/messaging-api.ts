import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";

const conversations = ownApi.v1.conversations;
const one = conversations[":id"];

export type ConversationPage = InferResponseType<typeof conversations.$get, 200>;
export type ConversationItem = ConversationPage["items"][number];
export type Conversation = InferResponseType<typeof one.$get, 200>;
export type MessagePage = InferResponseType<typeof one.messages.$get, 200>;
export type Message = MessagePage["items"][number];
export type Attachment = Message["attachments"][number];
export type MessageQuery = { after?: number; before?: number };
export type NewMessage = { message: string; client_id: string; attachment_ids: string[] };

/** `unreachable` may work in a moment; everything else is an answer. */
export type Fault = {
  readonly kind: "signed_out" | "missing" | "refused" | "unreachable";
  readonly code: string | null;
  /** What the server says about it, in German. */
  readonly message: string | null;
};

type Answer = { status: number; json: () => Promise<unknown> };

/** A connection that hangs is as good as none. */
const patience = () => ({ init: { signal: AbortSignal.timeout(20_000) } });

export async function openConversation(speakerId: string): Promise<Result<Conversation, Fault>> {
  const json = { speaker_id: speakerId };
  const answer = await conversations.$post({ json }, patience()).catch(() => null);
  return answer?.ok ? ok(await answer.json()) : failure(await faultOf(answer));
}

export async function readConversation(id: string): Promise<Result<Conversation, Fault>> {
  const answer = await one.$get({ param: { id } }, patience()).catch(() => null);
  return answer?.ok ? ok(await answer.json()) : failure(await faultOf(answer));
}

export async function readMessages(
  id: string,
  { after, before }: MessageQuery,
): Promise<Result<MessagePage, Fault>> {
  const query = {
    ...(after !== undefined && { after: String(after) }),
    ...(before !== undefined && { before: String(before) }),
  };
  const answer = await one.messages.$get({ param: { id }, query }, patience()).catch(() => null);
  return answer?.ok ? ok(await answer.json()) : failure(await faultOf(answer));
}

export async function sendMessage(id: string, json: NewMessage): Promise<Result<Message, Fault>> {
  const answer = await one.messages.$post({ param: { id }, json }, patience()).catch(() => null);
  return answer?.ok ? ok(await answer.json()) : failure(await faultOf(answer));
}

export async function markRead(id: string): Promise<Result<null, Fault>> {
  const answer = await one.read.$post({ param: { id } }, patience()).catch(() => null);
  return answer?.ok ? ok(null) : failure(await faultOf(answer));
}

export async function reportMessage(id: string, reason: string): Promise<Result<null, Fault>> {
  const answer = await ownApi.v1.messages[":id"].report
    .$post({ param: { id }, json: { reason } }, patience())
    .catch(() => null);
  return answer?.ok ? ok(null) : failure(await faultOf(answer));
}

const UNREACHABLE: Fault = { kind: "unreachable", code: null, message: null };
const KINDS: Readonly<Record<number, Fault["kind"]>> = { 401: "signed_out", 404: "missing" };

export async function faultOf(answer: Answer | null): Promise<Fault> {
  if (answer === null || answer.status >= 500) return UNREACHABLE;
  const body: unknown = await answer.json().catch(() => null);
  // Every refusal has the same shape: `{ error: { code, message } }`.
  const { error = {} } = (body ?? {}) as { error?: { code?: unknown; message?: unknown } };
  const kind = KINDS[answer.status] ?? "refused";
  return { kind, code: textOf(error.code), message: textOf(error.message) };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
