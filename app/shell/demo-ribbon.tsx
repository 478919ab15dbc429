import { SHELL_TEXTS } from "./texts.ts";

/** The demo starts with invented people and says so on every page (DECISIONS C-96). */
export function DemoRibbon() {
  return (
    <p className="ribbon" role="note">
      {SHELL_TEXTS.demo}
    </p>
  );
}
