import { z } from "zod";
import { type Credential, neededCredential } from "#server/api/operation/access.ts";
import type { Operation, Operations } from "#server/api/operation/operation.ts";
import type { Output } from "#server/api/operation/output.ts";
import { PROBLEMS } from "#server/http/texts.ts";
import { API_PREFIX } from "./api-mount.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description: string;
  schema: JsonSchema;
};
type Content = Record<string, { schema: JsonSchema }>;
export type DescribedOperation = {
  operationId: string;
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
export type ApiDocument = {
  openapi: "3.1.0";
  info: { readonly description: string } & Readonly<Record<string, unknown>>;
  servers: { url: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: typeof SECURITY_SCHEMES };
};

/** The one shape of every refusal. */
const problemSchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
      requestId: z.string(),
    }),
  })
  .meta({ id: "Problem" });

const SECURITY_SCHEMES = {
  session: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Access token of a session, as /auth/v1/token gives it.",
  },
  stripe_signature: {
    type: "apiKey",
    in: "header",
    name: "stripe-signature",
    description: "Signature of the body, made by Stripe with the secret of the endpoint.",
  },
} as const;

type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>;

const REQUIREMENTS: Record<Credential, Requirement[]> = {
  session: [{ session: [] }],
  session_or_none: [{}, { session: [] }],
  signature: [{ stripe_signature: [] }],
  none: [],
};

/** What the answers of a status mean, whatever the operation. */
const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: "Success",
  201: "Created",
  202: "Accepted; the answer says what is still missing",
  204: "Success, without content",
  400: "A parameter is malformed",
  401: "No session",
  403: "Not allowed, or the second factor is missing",
  404: "Unknown, or not visible to the caller",
  409: "Something else came first",
  413: "More than is accepted",
  422: "Well formed, but refused",
  429: "Too often; Retry-After says when again",
  503: "Not possible right now; Retry-After says when",
};

/** OpenAPI 3.1 of the declared operations. */
export function describeApi(operations: Operations, publicUrl: string): ApiDocument {
  const schemas = createSchemas();
  const paths: ApiDocument["paths"] = {};
  for (const [name, operation] of Object.entries(operations)) {
    const [method = "", path = ""] = name.split(" ");
    const address = `${API_PREFIX}${path}`;
    const described = describeOperation(operation, schemas.of);
    paths[address] = { ...paths[address], [method.toLowerCase()]: described };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Wortbühne API",
      version: "1",
      description:
        "Speakers, categories and availability of Wortbühne as JSON. Field names are snake_case, days are yyyy-MM-dd, texts are German.",
      license: { name: "All rights reserved", url: new URL("/impressum", publicUrl).href },
      termsOfService: new URL("/agb", publicUrl).href,
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: schemas.named, securitySchemes: SECURITY_SCHEMES },
  };
}

type Describe = (schema: z.ZodType) => JsonSchema;

function describeOperation(operation: Operation, schemaOf: Describe): DescribedOperation {
  const { id, summary, description, access, input, output } = operation;
  const parameters = [
    ...parametersOf("path", input.params, schemaOf),
    ...parametersOf("query", input.query, schemaOf),
    ...parametersOf("header", input.headers, schemaOf),
  ];
  const problem = { content: { "application/json": { schema: schemaOf(problemSchema) } } };
  const refused = refusedStatuses(operation).map((status) => [
    status,
    { description: STATUS_WORDS[status] ?? "Refused", ...problem },
  ]);
  return {
    operationId: id,
    summary,
    ...(description !== undefined && { description }),
    security: REQUIREMENTS[neededCredential(access)],
    ...(parameters.length > 0 && { parameters }),
    ...(input.body && requestBody("application/json", schemaOf(input.body))),
    ...(input.form && requestBody("multipart/form-data", schemaOf(input.form))),
    responses: { ...answersOf(output, schemaOf), ...Object.fromEntries(refused) },
  };
}

function requestBody(type: string, schema: JsonSchema) {
  return { requestBody: { required: true as const, content: { [type]: { schema } } } };
}

function parametersOf(
  place: Parameter["in"],
  group: z.ZodObject | undefined,
  schemaOf: Describe,
): Parameter[] {
  if (!group) return [];
  const { properties = {}, required = [] } = schemaOf(group);
  return Object.entries(properties).map(([name, property]) => {
    const { description = "", ...schema } = property as JsonSchema;
    return { name, in: place, required: required.includes(name), description, schema };
  });
}

function answersOf(output: Output, schemaOf: Describe): DescribedOperation["responses"] {
  const described = (status: number, content: { content?: Content }) => ({
    [status]: { description: STATUS_WORDS[status] ?? "Success", ...content },
  });
  const content = contentOf(output, schemaOf);
  const isMissing = output.status === 202;
  return {
    ...(output.kind === "created_or_found" && described(200, content)),
    ...described(output.status, content),
    ...(isMissing && described(204, {})),
  };
}

function contentOf(output: Output, schemaOf: Describe): { content?: Content } {
  if (output.kind === "none") return {};
  if ("schema" in output) {
    // With 202, null is answered without a body.
    const { schema } = output;
    const shown =
      output.status === 202 && schema instanceof z.ZodNullable ? schema.unwrap() : schema;
    return { content: { "application/json": { schema: schemaOf(shown as z.ZodType) } } };
  }
  const file = (type: string): JsonSchema =>
    type.startsWith("text/") ? { type: "string" } : { type: "string", format: "binary" };
  return {
    content: Object.fromEntries(output.types.map((type) => [type, { schema: file(type) }])),
  };
}

/** The statuses of refusals: those of its input and access, and the declared ones. */
function refusedStatuses({ access, input, limit, invalidBody = 400, refusals }: Operation) {
  const hasBody = input.body !== undefined || input.form !== undefined;
  const statuses = [
    ...(input.query || input.headers ? [400] : []),
    // JSON that cannot be read is malformed whatever its fields would be.
    ...(hasBody ? [400, invalidBody] : []),
    ...(input.form ? [413] : []),
    ...(neededCredential(access) === "session" ? [401, 403] : []),
    ...(input.params ? [404] : []),
    ...(limit ? [429] : []),
    ...Object.values(refusals).map(({ problem }) => PROBLEMS[problem].status),
  ];
  // Whatever nothing else refuses is still limited by the edge.
  const refused = statuses.length > 0 ? statuses : [429];
  return [...new Set(refused)].sort((one, other) => one - other);
}

/** JSON schemas as requests and answers carry them; named ones (`.meta({ id })`) stand in the components. */
function createSchemas() {
  const named: Record<string, JsonSchema> = {};
  const settings = { io: "input", unrepresentable: "any", override: simplify } as const;
  function of(schema: z.ZodType): JsonSchema {
    const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, settings) as JsonSchema;
    for (const [name, definition] of Object.entries($defs)) named[name] ??= located(definition);
    const { id, ...body } = located(own) as JsonSchema & { id?: string };
    if (id === undefined) return body;
    named[id] ??= body;
    return { $ref: `${COMPONENTS}${id}` };
  }
  return { of, named };
}

const COMPONENTS = "#/components/schemas/";

function located(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`));
}

/**
 * Leaves out what says nothing: the bounds of every integer, and the pattern behind a format. A record
 * with a closed list of keys becomes an object with these properties.
 */
function simplify({ jsonSchema: schema }: { jsonSchema: JsonSchema }): void {
  const { propertyNames, additionalProperties } = schema;
  const keys = typeof propertyNames === "object" ? propertyNames.enum : undefined;
  if (keys && typeof additionalProperties === "object") {
    schema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]));
    delete schema.propertyNames;
    delete schema.additionalProperties;
  }
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
}
