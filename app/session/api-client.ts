import type { z } from "zod";
import { TAB_HEADERS } from "#app/session/tab-id.ts";
import { type ApiResponse, unwrapResponse } from "#app/session/unwrap-response.ts";
// Only types cross over: nothing of the server reaches the browser's bundle.
import type { InputSchemas, Operation } from "#server/api/operation/operation.ts";
import type { ApiOperations } from "#server/api/operations.ts";

/** Method and path of an operation: `"PUT /me/shortlist/speakers/{slug}"`. */
export type OperationName = keyof ApiOperations;

type InputOf<Name extends OperationName> =
  ApiOperations[Name] extends Operation<infer In> ? In : never;

/** What an operation answers. */
export type AnswerTo<Name extends OperationName> = ApiOperations[Name]["output"] extends {
  readonly schema: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : null;

/** The JSON body that an operation takes. */
export type RequestBody<Name extends OperationName> = PartOf<InputOf<Name>, "body">;

/** The query that an operation takes. */
export type RequestQuery<Name extends OperationName> = PartOf<InputOf<Name>, "query">;

type PartOf<In extends InputSchemas, Part extends keyof InputSchemas> = In[Part] extends z.ZodType
  ? z.input<In[Part]>
  : never;

/** An address carries texts: the server checks them all the same. */
type Sent<Part, Value> = Part extends "query" ? Value | URLSearchParams : Value;

type Nothing = Record<never, never>;
type PartNames<In extends InputSchemas> = keyof In & keyof InputSchemas;

type InputParts<In extends InputSchemas> = {
  [Part in PartNames<In> as Nothing extends PartOf<In, Part> ? never : Part]: Sent<
    Part,
    PartOf<In, Part>
  >;
} & {
  [Part in PartNames<In> as Nothing extends PartOf<In, Part> ? Part : never]?: Sent<
    Part,
    PartOf<In, Part>
  >;
} & { signal?: AbortSignal };

type Arguments<Name extends OperationName> =
  Nothing extends InputParts<InputOf<Name>>
    ? [input?: InputParts<InputOf<Name>>]
    : [input: InputParts<InputOf<Name>>];

type ClientOptions = {
  /** Where the API answers; the browser asks its own origin. */
  base?: string;
  /** The access token of the running session, asked before every call, because it is renewed now and then. */
  accessToken?: () => Promise<string | null>;
  fetch?: typeof fetch;
};

/** The typed way to the API, by the names of its operations. */
export function createApiClient(options: ClientOptions = {}) {
  async function send<Name extends OperationName>(name: Name, ...args: Arguments<Name>) {
    const response = await request(options, name, args[0] ?? {});
    return response as ApiResponse<AnswerTo<Name>>;
  }
  /** The answer; a refusal is thrown with the German message of the API. */
  async function call<Name extends OperationName>(
    name: Name,
    ...args: Arguments<Name>
  ): Promise<AnswerTo<Name>> {
    return (await unwrapResponse(await send(name, ...args))) as AnswerTo<Name>;
  }
  /** The same; null for what does not exist for the caller. */
  async function find<Name extends OperationName>(
    name: Name,
    ...args: Arguments<Name>
  ): Promise<AnswerTo<Name> | null> {
    const response = await send(name, ...args);
    if (response.status === 404) return null;
    return (await unwrapResponse(response)) as AnswerTo<Name>;
  }
  return { send, call, find };
}

type AnyInput = {
  readonly params?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
  readonly form?: object;
  readonly signal?: AbortSignal;
};

async function request(options: ClientOptions, name: string, input: AnyInput): Promise<Response> {
  const { base = "/api", accessToken, fetch = globalThis.fetch } = options;
  const { params = {}, query = {}, headers = {}, body, form, signal } = input;
  const [method = "GET", path = ""] = name.split(" ");
  const parameters = new Map(Object.entries(params));
  const filled = path.replace(/\{([\w-]+)\}/g, (_, part: string) =>
    encodeURIComponent(String(parameters.get(part) ?? "")),
  );
  const token = await accessToken?.();
  return fetch(`${base}/v1${filled}${queryText(query)}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}`, ...TAB_HEADERS } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(form && { body: formData(form) }),
    ...(signal && { signal }),
  });
}

function queryText(query: object): string {
  const search = query instanceof URLSearchParams ? query : new URLSearchParams(textEntries(query));
  return search.size === 0 ? "" : `?${search}`;
}

/** What is not given is not sent; lists are repeated. */
function textEntries(values: object): string[][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)]),
  );
}

function formData(values: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}
