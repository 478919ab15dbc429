/** A value that is Markdown already and is put in as it is. */
type Markdown = { readonly markdown: string };

/**
 * Markdown with values put in: md`Firma ${name}`. Signs in a value stay signs; a value with line breaks
 * becomes one line, so it can start neither a heading nor a list of its own.
 */
export function md(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Markdown)[]
): string {
  // Raw, because a backslash at the end of a line is a break here and not one in the code.
  return parts.raw.reduce((text, part, index) => {
    const value = values[index - 1] ?? "";
    return `${text}${typeof value === "object" ? value.markdown : plain(String(value))}${part}`;
  }, "");
}

/** What is no address stays words: a placeholder leads nowhere. */
export function mailLink(address: string): Markdown {
  const text = plain(address);
  return {
    markdown: /^[^\s()<>@]+@[^\s()<>@]+$/.test(address) ? `[${text}](mailto:${address})` : text,
  };
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*[\]|]/g, "\\$&");
}
