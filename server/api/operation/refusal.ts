import type { ProblemDetails } from "#server/http/problem.ts";
import type { ProblemCode } from "#server/http/texts.ts";

/** The code of a failure: the failure itself, its `code` or its `kind`. */
export type CodeOf<Failure> = Failure extends string
  ? Failure
  : Failure extends { readonly code: infer Code extends string }
    ? Code
    : Failure extends { readonly kind: infer Kind extends string }
      ? Kind
      : never;

type FailureOf<Failure, Code> = Failure extends Code
  ? Failure
  : Failure extends { readonly code: Code }
    ? Failure
    : Failure extends { readonly kind: Code }
      ? Failure
      : never;

/** Answered alike everywhere, so operations do not list them. */
export type StandardCode = "unauthorized" | "forbidden" | "not_found";

/** How a failure is answered; its code is the failure's own unless `code` says otherwise. */
export type RefusalFrom<Failure> = ProblemDetails & {
  readonly problem: ProblemCode;
  /** What depends on the failure itself. */
  readonly from?: (failure: Failure) => ProblemDetails;
};
export type Refusal<Failure, Code> = RefusalFrom<FailureOf<Failure, Code>>;

export function codeOf(failure: unknown): string {
  if (typeof failure === "string") return failure;
  const { code, kind } = failure as { code?: string; kind?: string };
  return code ?? kind ?? "";
}

/** 409 with a German sentence. */
export function conflict(message: string): { problem: "conflict"; message: string } {
  return { problem: "conflict", message };
}

/** 422 with a German sentence. */
export function unprocessable(message: string): { problem: "unprocessable"; message: string } {
  return { problem: "unprocessable", message };
}

/** 422 with German sentences at fields of the body. */
export function invalid(fields: Readonly<Record<string, string>>) {
  return { problem: "unprocessable", fields } as const;
}
