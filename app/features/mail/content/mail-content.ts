/** What a mail says. One list of blocks becomes HTML and text, so the two can never say different things. */
export type MailBlock =
  | { kind: "text"; text: string }
  /** Which case it is, such as what was decided: only we know, so an own text cannot word it. */
  | { kind: "statement"; text: string }
  /** Small and last: what to do if the mail is none of the reader's business. */
  | { kind: "note"; text: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "code"; label: string; code: string }
  /**
   * The one thing to do. `isSecret`: the address lets its holder act for the reader.
   * `hasFixedLabel`: it names whom the link leads to, so an own text cannot word it.
   */
  | { kind: "action"; label: string; href: string; isSecret: boolean; hasFixedLabel?: true };

export type MailContent = {
  subject: string;
  /** The grey line that mail programs show beside the subject. */
  preheader: string;
  heading: string;
  blocks: readonly MailBlock[];
};

/** Where the mail comes from: what surrounds the content. */
export type MailFrame = {
  publicUrl: string;
  /** Company data that business letters must name, a line each. */
  operator?: readonly string[];
  /** Where the reader unsubscribes from mails of this kind, if they can do without. */
  unsubscribe?: string;
};

export type RenderedMail = { subject: string; html: string; text: string };

/** Codes, and links that open accounts or sign contracts. */
export function isSecret(block: MailBlock): boolean {
  return block.kind === "code" || (block.kind === "action" && block.isSecret);
}

/** For the record of a mail that was sent: codes and links that open accounts are kept nowhere. */
export function withoutSecrets(
  content: MailContent,
  { publicUrl }: MailFrame,
  hidden: string,
): MailContent {
  const blocks = content.blocks.map((block): MailBlock => {
    if (block.kind === "code") return { ...block, code: hidden };
    if (block.kind === "action" && block.isSecret) return { ...block, href: publicUrl };
    return block;
  });
  return { ...content, blocks };
}
