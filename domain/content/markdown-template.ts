/**
 * Markdown with values put in: md`Firma ${name}`. Signs in a value stay signs; a value with line breaks
 * becomes one line, so it can start neither a heading nor a list of its own.
 */
export function md(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  // Raw, because a backslash at the end of a line is a break here and not one in the code.
  return parts.raw.reduce((text, part, index) => {
    const value = index === 0 ? "" : String(values[index - 1]);
    return `${text}${value.replace(/\s+/g, " ").replace(/[\\`*[\]|]/g, "\\$&")}${part}`;
  }, "");
}
