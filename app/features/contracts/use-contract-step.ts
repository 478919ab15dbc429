import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type Contract, contractQuery } from "./queries.ts";
import { CONTRACT_TEXTS } from "./texts.ts";

const { steps, code } = ownApi.v1.bookings[":id"].contract;

type StepBody = Omit<InferRequestType<typeof steps.$post>["json"], "content_sha256">;
export type StepRefusal = {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** One step with the version that is on the screen. */
export function useContractStep(contract: Contract, onDone: () => void) {
  const queries = useQueryClient();
  const { queryKey } = contractQuery(contract.booking_id);
  const step = useMutation({
    mutationFn: (json: StepBody) => takeStep(contract, json),
    onSuccess: (taken) => {
      if (!taken.ok) return;
      queries.setQueryData(queryKey, taken.value);
      onDone();
    },
    onSettled: (taken) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ["own-contracts"] }),
        // What is on the screen has changed meanwhile, so it is read again.
        ...(taken?.ok ? [] : [queries.invalidateQueries({ queryKey })]),
      ]),
  });
  const refusal: StepRefusal | null = step.data?.ok === false ? step.data.error : null;
  return { step, refusal };
}

async function takeStep(
  contract: Contract,
  json: StepBody,
): Promise<Result<Contract, StepRefusal>> {
  const { booking_id: id, content_sha256 } = contract;
  const answer = await steps
    .$post({ param: { id }, json: { ...json, content_sha256 } })
    .catch(() => null);
  if (answer?.ok) return ok(await answer.json());
  return failure(await refusalOf(answer));
}

/** How many minutes the code that is now on its way holds. */
export async function askForCode(bookingId: string): Promise<Result<number, StepRefusal>> {
  const answer = await code.$post({ param: { id: bookingId } }).catch(() => null);
  if (answer?.ok) return ok((await answer.json()).minutes);
  return failure(await refusalOf(answer));
}

async function refusalOf(answer: { json: () => Promise<unknown> } | null): Promise<StepRefusal> {
  const body: unknown = await answer?.json().catch(() => null);
  const { error } = (body ?? {}) as {
    error?: { message?: string; fields?: Record<string, string> };
  };
  return { message: error?.message ?? CONTRACT_TEXTS.failed, fields: error?.fields ?? {} };
}
