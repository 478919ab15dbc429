type Answer = { ok: boolean; status: number; json: () => Promise<unknown> };

/** What an answer holds when it is not a refusal. */
type BodyOf<Given extends Answer> = Exclude<
  Awaited<ReturnType<Given["json"]>>,
  { error: { code: string; message: string } }
>;

/** What the API says when it refuses; `cause` of the error that `answered` throws. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The body of an answer, or an error with the German message of the API. */
export async function answered<Given extends Answer>(answer: Given): Promise<BodyOf<Given>> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as BodyOf<Given>;
  const refusal = readRefusal(answer.status, body);
  throw new Error(refusal.message, { cause: refusal });
}

export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const { cause } = error;
  return typeof cause === "object" && cause !== null && "status" in cause
    ? (cause as Refusal)
    : null;
}

function readRefusal(status: number, body: unknown): Refusal {
  const { error } = (body ?? {}) as { error?: Partial<Refusal> };
  return {
    status,
    code: error?.code ?? "unknown",
    message: error?.message ?? "",
    fields: error?.fields ?? {},
  };
}
