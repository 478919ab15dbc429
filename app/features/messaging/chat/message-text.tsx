import { textSegments } from "#domain/content/text-segments.ts";

/** Plain text: every message is shown as written, never interpreted; only web addresses become links. */
export function MessageText({ text }: { text: string }) {
  return textSegments(text).map(({ text: part, href }, index) =>
    href === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part}
      </a>
    ),
  );
}
