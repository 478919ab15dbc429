import type { Context } from "hono";
import type { z } from "zod";
import { failure, ok, type Result } from "#domain/result.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import type { InputSchemas, Operation, ParsedInput } from "./operation.ts";

export type InputPart = keyof InputSchemas;

/** What is wrong with the input: the first part that does not fit its schema, or a foreign type of body. */
export type InputFault =
  | { readonly kind: "unsupported_type" | "malformed_json" }
  | { readonly kind: "invalid"; readonly part: InputPart; readonly issues: z.core.$ZodIssue[] };

/** Parses the parts of a request by the schemas of its operation. */
export async function readInput(
  c: Context<ApiEnv>,
  { input, isBeacon = false }: Operation,
): Promise<Result<ParsedInput, InputFault>> {
  const parsed: Partial<Record<InputPart, unknown>> = {};
  for (const part of PARTS) {
    const schema = input[part];
    if (!schema) continue;
    const sent = await READ[part](c, isBeacon);
    if (!sent.ok) return sent;
    const result = await schema.safeParseAsync(sent.value);
    if (!result.success) return failure({ kind: "invalid", part, issues: result.error.issues });
    parsed[part] = result.data;
  }
  return ok(parsed);
}

const PARTS = ["query", "params", "headers", "body", "form"] as const;

type Read = (c: Context<ApiEnv>, isBeacon: boolean) => Promise<Result<unknown, InputFault>>;

const READ: Record<InputPart, Read> = {
  query: async (c) => ok(singleOrList(c.req.queries())),
  params: async (c) => ok(c.req.param()),
  headers: async (c) => ok(c.req.header()),
  body: readBody,
  form: readForm,
};

/** A parameter that is given once is a text, a repeated one a list. */
function singleOrList(queries: Record<string, string[]>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => {
      const [first = ""] = values;
      return [name, values.length > 1 ? values : first];
    }),
  );
}

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i;
const PLAIN_TYPE = /^text\/plain\s*(?:;|$)/i;

/** JSON; a page that is left may only send it as plain text. No body at all counts as an empty object. */
async function readBody(
  c: Context<ApiEnv>,
  isBeacon: boolean,
): Promise<Result<unknown, InputFault>> {
  const text = await c.req.text();
  if (text === "") return ok({});
  const type = c.req.header("content-type") ?? "";
  if (!JSON_TYPE.test(type) && !(isBeacon && PLAIN_TYPE.test(type))) {
    return failure({ kind: "unsupported_type" });
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return failure({ kind: "malformed_json" });
  }
}

async function readForm(c: Context<ApiEnv>): Promise<Result<unknown, InputFault>> {
  if (!/^multipart\/form-data\s*;/i.test(c.req.header("content-type") ?? "")) {
    return failure({ kind: "unsupported_type" });
  }
  try {
    return ok(await c.req.parseBody());
  } catch {
    return failure({ kind: "invalid", part: "form", issues: [] });
  }
}
