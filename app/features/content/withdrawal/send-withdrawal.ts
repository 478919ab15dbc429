import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { publicApi } from "#app/session/public-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type SendError, sendErrorOf } from "../send-error.ts";

export type Declaration = RequestBody<"POST /withdrawals">;
export type DeclarationErrors = Readonly<Partial<Record<keyof Declaration, string>>>;
export type Receipt = AnswerTo<"POST /withdrawals">;

export async function sendWithdrawal(body: Declaration): Promise<Result<Receipt, SendError>> {
  const answer = await publicApi.send("POST /withdrawals", { body });
  return answer.ok ? ok(await answer.json()) : failure(await sendErrorOf(answer));
}
