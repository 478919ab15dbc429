import { html } from "hono/html";
import { referencedName, type Schema } from "./document-parts.ts";
import { type Language, PAGE_TEXTS } from "./texts.ts";

type Markup = ReturnType<typeof html>;

/** A type in words: `string (date)`, `list of Talk`, `„a“ · „b“ or null`. */
export function schemaText(schema: Schema | undefined, language: Language): Markup {
  if (!schema) return html``;
  const name = referencedName(schema);
  if (name) return html`<a href="#${name}"><code>${name}</code></a>`;
  if ("$ref" in schema) return html``;

  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return alternativesText(parts, language);
  const types = [schema.type ?? "object"].flat();
  const nullable = types.includes("null") ? html` ${PAGE_TEXTS.nullable[language]}` : "";
  const type = types.find((one) => one !== "null");
  if (type === "array" && schema.items) {
    return html`${PAGE_TEXTS.listOf[language]} ${schemaText(schema.items, language)}${nullable}`;
  }
  if (schema.enum) {
    const values = schema.enum.filter((value: unknown) => value !== null);
    return html`<code>${values.join(" · ")}</code>${nullable}`;
  }
  const format = schema.format ? ` (${schema.format})` : "";
  return html`<code>${type}${format}</code>${nullable}`;
}

function alternativesText(parts: readonly Schema[], language: Language): Markup {
  const isNull = (part: Schema) => !("$ref" in part) && part.type === "null";
  const named = parts.filter((part) => !isNull(part));
  const nullable = parts.some(isNull) ? html` ${PAGE_TEXTS.nullable[language]}` : "";
  return html`${named.map((part, at) => html`${at > 0 ? " · " : ""}${schemaText(part, language)}`)}${nullable}`;
}

/** The fields of an object, those of nested objects with their path in front. */
export function schemaFields(schema: Schema, path = ""): [name: string, schema: Schema][] {
  if ("$ref" in schema || !schema.properties) return [];
  return Object.entries(schema.properties).flatMap(([key, field]): [string, Schema][] => {
    const nested = schemaFields(field, `${path}${key}.`);
    return nested.length > 0 ? nested : [[`${path}${key}`, field]];
  });
}
