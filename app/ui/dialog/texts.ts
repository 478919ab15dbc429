export const MODAL_TEXTS = { close: "Schließen" } as const;
