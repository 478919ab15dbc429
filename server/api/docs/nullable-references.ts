/**
 * The generator describes a named schema that may be null as `allOf: [Name, object or null]`, which null
 * can never fulfil. Such places become `anyOf: [Name, null]`, in the whole document.
 */
export function withNullableReferences<Value>(value: Value): Value;
export function withNullableReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withNullableReferences(one));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const reference = key === "allOf" && nullableReference(inner);
    return reference
      ? ["anyOf", [reference, { type: "null" }]]
      : [key, withNullableReferences(inner)];
  });
  return Object.fromEntries(entries);
}

function nullableReference(parts: unknown): object | undefined {
  if (!Array.isArray(parts) || parts.length !== 2) return undefined;
  const [reference, rest] = parts;
  const isNullableOnly =
    Object.keys(rest).join() === "type" && Array.isArray(rest.type) && rest.type.includes("null");
  return "$ref" in reference && isNullableOnly ? reference : undefined;
}
