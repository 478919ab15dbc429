import type { ApiDocument } from "./openapi-document.ts";

type PathItem = NonNullable<ApiDocument["paths"]>[string];
export type Operation = NonNullable<PathItem["get"]>;
export type Schema = NonNullable<NonNullable<ApiDocument["components"]>["schemas"]>[string];
export type Parameter = {
  name: string;
  required: boolean;
  description: string;
  schema: Schema | undefined;
};

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

export type DescribedOperation = { method: string; path: string; operation: Operation };

export function operationsOf(document: ApiDocument): DescribedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]: [string, PathItem]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

/** References to parameters are not used here, so what remains describes itself. */
export function parametersOf(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).flatMap((parameter) =>
    "name" in parameter
      ? [
          {
            name: parameter.name,
            required: parameter.required ?? false,
            description: parameter.description ?? "",
            schema: parameter.schema,
          },
        ]
      : [],
  );
}

/** The JSON schema of an answer, if it has one. */
export function answerSchema(operation: Operation, status: string): Schema | undefined {
  const answer: unknown = operation.responses?.[status];
  if (!isRecord(answer) || !isRecord(answer.content)) return undefined;
  const json = answer.content["application/json"];
  return isRecord(json) && isRecord(json.schema) ? (json.schema as Schema) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** `#/components/schemas/Talk` → `Talk` */
export function referencedName(schema: Schema): string | undefined {
  return "$ref" in schema && schema.$ref ? schema.$ref.split("/").at(-1) : undefined;
}
