/** On its own: the button is part of every page, the chat is not. */
export const TOGGLE_TEXTS = {
  name: "KI-Assistent",
  open: "KI-Assistent öffnen",
  close: "KI-Assistent schließen",
} as const;
