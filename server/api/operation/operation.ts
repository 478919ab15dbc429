import type { Context } from "hono";
import type { z } from "zod";
import type { Result } from "#domain/result.ts";
import type { AuthServices, Caller } from "#features/accounts/accounts-ctx.server.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import type { LimitName } from "#server/http/limits/rate-limits.ts";
import type { Live } from "#server/live/open-live.ts";
import type { Permission } from "./access.ts";
import type { Output, ValueOf } from "./output.ts";
import type { CodeOf, Refusal, StandardCode } from "./refusal.ts";

/** What the API has beyond the context of a use case. */
export type ApiCtx = Ctx & {
  /** Missing where sign-in is off, as in tests of other operations. */
  auth?: AuthServices | undefined;
  /** Missing where nothing listens for live events. */
  live?: Live | undefined;
  /** Changes with public content; missing where no news of changes arrive, and nothing is kept. */
  contentVersion?: (() => number) | undefined;
};

/** The request behind an operation, for the few that need more than their input. */
export type ApiRequest = {
  readonly caller: Caller;
  readonly sessionId: string | undefined;
  readonly context: Context<ApiEnv>;
};

export type InputSchemas = {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** JSON. */
  readonly body?: z.ZodType;
  /** multipart/form-data. */
  readonly form?: z.ZodObject;
};

/** The parsed input as `run` receives it. */
export type InputOf<In extends InputSchemas> = {
  readonly [Part in keyof In]: In[Part] extends z.ZodType ? z.output<In[Part]> : never;
};

type Declared<In extends InputSchemas, Out extends Output, Failure> = {
  /** Unique; names the operation in the OpenAPI document. */
  readonly id: string;
  /** One English sentence. */
  readonly summary: string;
  /** What the sentence cannot say and a caller needs. */
  readonly description?: string;
  readonly access: Permission;
  readonly input?: In;
  readonly output: Out;
  /** Seconds a public answer, which is JSON, may be shared; without it nothing keeps the answer. */
  readonly shareSeconds?: number;
  readonly limit?: LimitName;
  /** Status of a body that does not fit its schema; forms answer 422. */
  readonly invalidBody?: 400 | 422;
  /** A browser leaving a page sends JSON as plain text. */
  readonly isBeacon?: boolean;
  /** The permission is checked here or in the use case that is called. */
  readonly run: (
    ctx: ApiCtx,
    viewer: Viewer,
    input: InputOf<In>,
    request: ApiRequest,
  ) => Promise<Result<ValueOf<Out>, Failure>> | Result<ValueOf<Out>, Failure>;
};

/** Every failure of `run` beyond the standard ones needs its refusal; a missing one does not compile. */
type Refusals<Failure> = [Exclude<CodeOf<Failure>, StandardCode>] extends [never]
  ? { readonly refusals?: { readonly [Code in CodeOf<Failure>]?: Refusal<Failure, Code> } }
  : {
      readonly refusals: {
        readonly [Code in Exclude<CodeOf<Failure>, StandardCode>]: Refusal<Failure, Code>;
      } & { readonly [Code in Extract<CodeOf<Failure>, StandardCode>]?: Refusal<Failure, Code> };
    };

export type Operation<In extends InputSchemas = InputSchemas, Out extends Output = Output> = Omit<
  Declared<In, Out, unknown>,
  "run" | "input"
> & {
  readonly input: In;
  readonly refusals: Readonly<Record<string, Refusal<never, string>>>;
  /** The input is the one that `input` has parsed. */
  readonly run: (
    ctx: ApiCtx,
    viewer: Viewer,
    input: never,
    request: ApiRequest,
  ) => Promise<Result<unknown, unknown>> | Result<unknown, unknown>;
};

/** Operations by method and path: `"PUT /me/shortlist/speakers/{slug}"`. */
export type Operations = Readonly<Record<`${Method} /${string}`, Operation>>;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Declares one operation of the API: everything else about it derives from here. */
export function operation<
  Out extends Output,
  Failure,
  const In extends InputSchemas = Record<never, never>,
>(declared: Declared<In, Out, Failure> & Refusals<Failure>): Operation<In, Out> {
  const { input = {} as In, refusals = {}, ...rest } = declared;
  // The refusals of all failures are known to the type above; the table only looks them up by code.
  return { ...rest, input, refusals } as unknown as Operation<In, Out>;
}
