/**
 * Only for constants of our own: the content security policy lists their hashes. They ran when the page
 * arrived, so the browser's copy of this code is empty and React leaves what is there.
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
