export const SHARE_TEXTS = {
  copied: "Link in die Zwischenablage kopiert",
  failed: "Der Link konnte nicht kopiert werden",
} as const;
