/**
 * The frame inherits the content security policy of the page, which allows style attributes and no
 * style sheets; the sheet of a mail holds its dark look alone.
 */
export function previewOf(html: string): string {
  return html.replaceAll(/<style>[\s\S]*?<\/style>/g, "");
}
