/** An article or a legal text, taken apart: what is not in this list cannot be shown. */
export type Inline =
  | string
  | { readonly kind: "strong" | "em"; readonly children: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: "break" };

export type Heading = {
  readonly kind: "heading";
  readonly level: 2 | 3;
  /** Unique in its text, so that tables of contents and links find it. */
  readonly id: string;
  readonly children: readonly Inline[];
};

export type Block =
  | Heading
  | { readonly kind: "paragraph" | "quote"; readonly children: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "picture"; readonly src: string; readonly alt: string }
  /** The card of a speaker; a speaker who is not listed any more is left out. */
  | { readonly kind: "speaker"; readonly slug: string }
  | { readonly kind: "rule" };

export function plainText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (typeof child === "string") return child;
      if (child.kind === "break") return " ";
      return child.kind === "code" ? child.text : plainText(child.children);
    })
    .join("");
}

/** The headings of a text, for its table of contents. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  return blocks.filter((block) => block.kind === "heading");
}
