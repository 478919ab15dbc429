const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** XML 1.0 knows no escape for these; a reader would refuse the whole document. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
