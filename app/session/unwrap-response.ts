/** A response of which the type of the body is known. */
export type ApiResponse<Answer> = Omit<Response, "json"> & { json(): Promise<Answer> };

/** The API's refusal; `cause` of the error that `unwrapResponse` throws. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The body, or an error with the German message of the API. */
export async function unwrapResponse<Answer>(
  response: ApiResponse<Answer>,
): Promise<Answer | null> {
  if (response.status === 204) return null;
  if (response.ok) return response.json();
  const refusal = readRefusal(response.status, await response.json().catch(() => null));
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
