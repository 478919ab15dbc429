import { useQueryClient } from "@tanstack/react-query";
import type { RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { ApiResponse } from "#app/session/unwrap-response.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { useAction, valueOrRefusal } from "#parts/actions/use-action.ts";
import { type Contract, contractQuery } from "./queries.ts";
import { CONTRACT_TEXTS } from "./texts.ts";

type StepBody = Omit<RequestBody<"POST /bookings/{id}/contract/steps">, "content_sha256">;
export type StepRefusal = {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** One step with the version that is on the screen. */
export function useContractStep(contract: Contract, onDone: () => void) {
  const queries = useQueryClient();
  const { queryKey } = contractQuery(contract.booking_id);
  const { run, isBusy, refusal } = useAction();
  const rereadList = () => queries.invalidateQueries({ queryKey: ["own-contracts"] });
  const take = (step: StepBody) =>
    void run(async () => valueOrRefusal(await takeStep(contract, step)), {
      onDone: (taken) => {
        queries.setQueryData(queryKey, taken);
        onDone();
        return rereadList();
      },
      // What is on the screen has changed meanwhile, so it is read again.
      onFailed: () => Promise.all([rereadList(), queries.invalidateQueries({ queryKey })]),
    });
  return { take, isBusy, refusal };
}

function takeStep(
  { booking_id: id, content_sha256 }: Contract,
  step: StepBody,
): Promise<Result<Contract, StepRefusal>> {
  const body = { ...step, content_sha256 };
  return resultOf(
    authenticatedApi.send("POST /bookings/{id}/contract/steps", { params: { id }, body }),
  );
}

/** How many minutes the code that is now on its way holds. */
export async function askForCode(bookingId: string): Promise<Result<number, StepRefusal>> {
  const sent = await resultOf(
    authenticatedApi.send("POST /bookings/{id}/contract/code", { params: { id: bookingId } }),
  );
  return sent.ok ? ok(sent.value.minutes) : sent;
}

/** Where no answer of the API arrives, the refusal has a text of our own. */
async function resultOf<Answer>(
  sending: Promise<ApiResponse<Answer>>,
): Promise<Result<Answer, StepRefusal>> {
  const answer = await sending.catch(() => null);
  if (answer?.ok) return ok(await answer.json());
  const body: unknown = await answer?.json().catch(() => null);
  const { error } = (body ?? {}) as {
    error?: { message?: string; fields?: Record<string, string> };
  };
  return failure({ message: error?.message ?? CONTRACT_TEXTS.failed, fields: error?.fields ?? {} });
}
