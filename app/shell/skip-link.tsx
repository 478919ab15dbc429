import "#ui/button/button.css";
import { SHELL_TEXTS } from "./texts.ts";

export const CONTENT_ID = "inhalt";

export function SkipLink() {
  return (
    <a className="skip btn btn-primary" href={`#${CONTENT_ID}`}>
      {SHELL_TEXTS.skip}
    </a>
  );
}
