import "./footer.css";
import { useSyncExternalStore } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { useKnownText, writeStored } from "#ui/stored-text.ts";
import { THEME_TEXTS } from "./texts.ts";

/** 'light' or 'dark'; without an entry the system decides. */
export const THEME_KEY = "wb-theme";
const DARK_SYSTEM = "(prefers-color-scheme: dark)";

/** Needs scripts, so it appears with them; its place at the end of the line moves nothing. */
export function ThemeToggle() {
  const stored = useKnownText(THEME_KEY);
  const isSystemDark = useSyncExternalStore(
    watchSystem,
    () => matchMedia(DARK_SYSTEM).matches,
    () => false,
  );
  if (stored === undefined) return null;
  const isDark = stored === null ? isSystemDark : stored === "dark";
  return (
    <button
      type="button"
      className="theme-toggle"
      onClick={() => {
        const theme = isDark ? "light" : "dark";
        document.documentElement.dataset.theme = theme;
        writeStored(THEME_KEY, theme);
      }}
    >
      <Icon name={isDark ? "sun" : "moon"} size={18} />
      {isDark ? THEME_TEXTS.toLight : THEME_TEXTS.toDark}
    </button>
  );
}

function watchSystem(onChange: () => void): () => void {
  const query = matchMedia(DARK_SYSTEM);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
