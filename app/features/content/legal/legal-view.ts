import type { LegalVersion } from "#domain/content/legal-documents.ts";
import type { Block } from "#domain/content/rich-text.ts";

export type LegalView = LegalVersion & {
  readonly title: string;
  readonly description: string;
  /** Until the operator has confirmed this version. */
  readonly isDraft: boolean;
  /** Something about the operator is not filled in yet. */
  readonly isIncomplete: boolean;
  readonly blocks: readonly Block[];
};
