import { SHELL_TEXTS } from "./texts.ts";

/** The demo starts with invented people and says so on every page (DECISIONS C-96). */
export function DemoRibbon() {
  return (
    <aside className="ribbon" aria-label={SHELL_TEXTS.demoLabel}>
      {SHELL_TEXTS.demo}
    </aside>
  );
}
