import { accessToken } from "#app/auth-client.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type Attachment, type Fault, faultOf } from "../../messaging-api.ts";

type Upload = {
  conversationId: string;
  file: File;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
};

/** The old request object, because only it tells how much of a file has left. */
export async function uploadAttachment(upload: Upload): Promise<Result<Attachment, Fault>> {
  const token = await accessToken().catch(() => null);
  const answer = await post(upload, token);
  if (answer === null || answer.status !== 201) return failure(await faultOf(answer));
  return ok((await answer.json()) as Attachment);
}

type Answer = { status: number; json: () => Promise<unknown> };

function post(upload: Upload, token: string | null): Promise<Answer | null> {
  const { conversationId, file, signal, onProgress } = upload;
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  const request = new XMLHttpRequest();
  request.open("POST", `/api/v1/conversations/${conversationId}/attachments`);
  if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
  request.addEventListener("load", () =>
    resolve({ status: request.status, json: async () => JSON.parse(request.responseText) }),
  );
  request.addEventListener("error", () => resolve(null));
  request.addEventListener("abort", () => resolve(null));
  signal.addEventListener("abort", () => request.abort());
  const body = new FormData();
  body.append("file", file);
  request.send(body);
  return promise;
}
