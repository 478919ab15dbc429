import { splitLinks } from "./split-links.ts";

/** Plain text in which web addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ at, part, isLink }) =>
    isLink ? (
      <a key={at} className="link" href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
