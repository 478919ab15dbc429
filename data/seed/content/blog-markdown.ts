import type { BlogBlock } from "./blog-types.ts";

/** Posts are stored as Markdown; the demo texts hold no characters that Markdown would read as a sign. */
export function blogMarkdown(blocks: readonly BlogBlock[]): string {
  return blocks.map(blockMarkdown).join("\n\n");
}

function blockMarkdown(block: BlogBlock): string {
  switch (block.type) {
    case "heading":
      return `## ${block.text}`;
    case "paragraph":
      return block.text;
    case "quote":
      return `> ${block.text}`;
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
  }
}
