import type { CompletenessStep } from "#domain/speaker/completeness.ts";
import type { Collection } from "#domain/speaker/editable-fields.ts";
import type { FormField } from "./form-values.ts";

type Shared = {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Replaces the text that addresses the speaker when an operator edits. */
  readonly operatorText?: string;
  readonly fields: readonly FormField[];
  /** Steps of the completeness that are taken here. */
  readonly steps: readonly CompletenessStep[];
};

export type ProfileSection = Shared & { readonly kind: "profile" };
export type CollectionSection = Shared & {
  readonly kind: "collection";
  readonly collection: Collection;
  /** Which field names an entry. */
  readonly nameField: string;
  /** Talks stand newest first and workshops shortest first, so only the others can be sorted. */
  readonly isSorted: boolean;
};
export type Section = ProfileSection | CollectionSection;

/** What of a profile is saved at once and has a version of its own. */
export type Part = "profile" | Collection;

export function partOf(section: Section): Part {
  return section.kind === "profile" ? "profile" : section.collection;
}
