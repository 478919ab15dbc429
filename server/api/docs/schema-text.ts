import { html } from "hono/html";
import type { JsonSchema } from "./openapi-document.ts";

type Markup = ReturnType<typeof html>;

/** A type in words: `string (date)`, `list of Talk`, `a · b or null`. */
export function schemaText(schema: JsonSchema | undefined): Markup {
  if (!schema) return html``;
  const name = schema.$ref?.split("/").at(-1);
  if (name) return html`<a href="#${name}"><code>${name}</code></a>`;
  const parts = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (parts) return alternativesText(parts);
  if (schema.type === "array") return html`list of ${schemaText(schema.items as JsonSchema)}`;
  if (schema.enum) return html`<code>${schema.enum.join(" · ")}</code>`;
  if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`;
  const format = schema.format ? ` (${schema.format})` : "";
  return html`<code>${schema.type ?? "object"}${format}</code>`;
}

function alternativesText(parts: readonly JsonSchema[]): Markup {
  const named = parts.filter(({ type }) => type !== "null");
  const nullable = named.length < parts.length ? html` or null` : "";
  return html`${named.map((part, at) => html`${at > 0 ? " · " : ""}${schemaText(part)}`)}${nullable}`;
}

/** The fields of an object, those of nested objects with their path in front. */
export function schemaFields(schema: JsonSchema, path = ""): [name: string, schema: JsonSchema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const nested = schemaFields(field as JsonSchema, `${path}${key}.`);
    return nested.length > 0 ? nested : [[`${path}${key}`, field as JsonSchema]];
  });
}
