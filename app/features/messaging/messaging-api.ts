import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { ApiResponse } from "#app/session/unwrap-response.ts";
import { failure, ok, type Result } from "#domain/result.ts";

type ConversationPage = AnswerTo<"GET /conversations">;
export type ConversationItem = ConversationPage["items"][number];
export type Conversation = AnswerTo<"GET /conversations/{id}">;
export type MessagePage = AnswerTo<"GET /conversations/{id}/messages">;
export type Message = MessagePage["items"][number];
export type Attachment = Message["attachments"][number];
export type MessageQuery = { after?: number; before?: number };
export type NewMessage = RequestBody<"POST /conversations/{id}/messages">;

/** `unreachable` may work in a moment; everything else is an answer. */
export type Fault = {
  readonly kind: "signed_out" | "missing" | "refused" | "unreachable";
  readonly code: string | null;
  /** What the server says about it, in German. */
  readonly message: string | null;
};

/** A connection that hangs is as good as none. */
const patience = () => AbortSignal.timeout(20_000);

export function openConversation(speakerId: string): Promise<Result<Conversation, Fault>> {
  const body = { speaker_id: speakerId };
  return resultOf(authenticatedApi.send("POST /conversations", { body, signal: patience() }));
}

export function readConversation(id: string): Promise<Result<Conversation, Fault>> {
  const params = { id };
  return resultOf(authenticatedApi.send("GET /conversations/{id}", { params, signal: patience() }));
}

export function readMessages(id: string, query: MessageQuery): Promise<Result<MessagePage, Fault>> {
  const asked = { params: { id }, query, signal: patience() };
  return resultOf(authenticatedApi.send("GET /conversations/{id}/messages", asked));
}

export function sendMessage(id: string, body: NewMessage): Promise<Result<Message, Fault>> {
  const sent = { params: { id }, body, signal: patience() };
  return resultOf(authenticatedApi.send("POST /conversations/{id}/messages", sent));
}

export function markRead(id: string): Promise<Result<unknown, Fault>> {
  const params = { id };
  return resultOf(
    authenticatedApi.send("POST /conversations/{id}/read", { params, signal: patience() }),
  );
}

export function reportMessage(id: string, reason: string): Promise<Result<unknown, Fault>> {
  const sent = { params: { id }, body: { reason }, signal: patience() };
  return resultOf(authenticatedApi.send("POST /messages/{id}/report", sent));
}

async function resultOf<Value>(sent: Promise<ApiResponse<Value>>): Promise<Result<Value, Fault>> {
  try {
    const answer = await sent;
    return answer.ok ? ok(await answer.json()) : failure(await faultOf(answer));
  } catch {
    return failure(UNREACHABLE);
  }
}

type Answer = { status: number; json: () => Promise<unknown> };

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
