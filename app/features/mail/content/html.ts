/** Marks text that is HTML already; everything else is escaped when it is put into HTML. */
export type Html = { readonly html: string };

type Piece = string | number | Html | readonly Html[];

/** `` html`<p>${text}</p>` ``: what is put in appears as it was written, never as mark-up. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const parts = strings.map((text, index) => {
    const piece = pieces[index];
    return piece === undefined ? text : text + htmlOf(piece);
  });
  return { html: parts.join("") };
}

function htmlOf(piece: Piece): string {
  if (typeof piece === "string" || typeof piece === "number") return escapeHtml(String(piece));
  return "html" in piece ? piece.html : piece.map((part) => part.html).join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
