/** One suggested address, in the words of the specification (ENT-53). */
export type AddressSuggestion = {
  readonly description: string;
  readonly place_id: string;
  readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string };
};

/** Suggestions start here, counted after trimming (C-63). */
export const MIN_SUGGESTION_LENGTH = 3;
export const MAX_ADDRESS_SUGGESTIONS = 5;
/** Typing has to rest this long before suggestions are asked for. */
export const SUGGESTION_PAUSE_MS = 300;
export const MAX_ADDRESS_LENGTH = 300;

export function wantsSuggestions(text: string): boolean {
  return text.trim().length >= MIN_SUGGESTION_LENGTH;
}
